import type { Migrations } from '@fray/postgres';

const schema = 'fray_tables';
/** Bytes of a notice; PostgreSQL takes 8,000. */
const LONGEST_NOTICE = 7_900;

/**
 * Half of each page of `tables` stays free, so that the old state of a row makes room for the new one without a vacuum. `append` does
 * every call in a part of the transaction that can fail alone: other calls of the same turn of the loop are kept. Who writes first
 * wins; the other finds another number of turns, or a key that is taken.
 */
export const MIGRATIONS: Migrations = {
  schema,
  steps: [
    `create table ${schema}.tables (
       id text primary key,
       game text not null,
       rules integer not null,
       time bigint not null,
       changed bigint not null,
       turns integer not null default 0,
       seq integer not null default 0,
       start text not null,
       memory text not null,
       people text not null
     ) with (fillfactor = 50);
     create table ${schema}.log (
       tbl text not null,
       seq integer not null,
       body text not null,
       primary key (tbl, seq)
     );
     create table ${schema}.said (
       tbl text not null,
       seat text not null,
       id text not null,
       seq integer not null,
       digest text not null,
       primary key (tbl, seat, id)
     );
     create function ${schema}.append(calls jsonb, process text) returns jsonb language plpgsql as $$
     declare
       call jsonb;
       one jsonb;
       last integer;
       refused jsonb := '{}';
       news text[] := '{}';
       own text[];
     begin
       for n in 0 .. jsonb_array_length(calls) - 1 loop
         call := calls -> n;
         own := '{}';
         begin
           for one in select * from jsonb_array_elements(call) loop
             update ${schema}.tables set
               turns = turns + 1,
               seq = seq + jsonb_array_length(one -> 'rows'),
               changed = (one ->> 'time')::bigint,
               memory = coalesce(one ->> 'memory', memory),
               people = coalesce(one ->> 'people', people)
             where id = one ->> 'table' and turns = (one ->> 'turns')::integer
             returning seq - jsonb_array_length(one -> 'rows') into last;
             if not found then
               raise unique_violation;
             end if;
             insert into ${schema}.log
               select one ->> 'table', last + number, body
               from jsonb_array_elements_text(one -> 'rows') with ordinality as row (body, number);
             insert into ${schema}.said
               select one ->> 'table', seat, id, seq, digest
               from jsonb_to_recordset(one -> 'said') as message (seat text, id text, seq integer, digest text);
             own := own || (one ->> 'table' || ':' || (one ->> 'turns')::integer + 1);
           end loop;
           news := news || own;
         exception when unique_violation then
           refused := jsonb_set(refused, array[n::text], one -> 'table');
         end;
       end loop;
       if array_length(news, 1) > 0 then
         if length(array_to_string(news, ' ')) > ${LONGEST_NOTICE} then
           news := '{*}';
         end if;
         perform pg_notify('${schema}', process || ' ' || array_to_string(news, ' '));
       end if;
       return refused;
     end $$`,
  ],
};
