// Made from the tables beside it by `npm run make`; how to read it: parse.ts.
export const DATA = `Illusionist|Action|Aura|Mystic|Instant|Wizard|Defense Reaction|Mechanologist|Item|Equipment|Legs|Base|Generic|Attack|Light|Angel|Ally|Draconic|Token|Dragon|Arms|Weapon|Staff|2H|Runeblade|Ice|Elemental|Chest|Warrior|Attack Reaction|Brute|Shapeshifter|Assassin|Head|Ranger|Arrow|Earth|Lightning|Trap|Ninja|Pirate|Necromancer|Book|Guardian|Hammer|Hero|Young|Chaos|Demi-Hero|Off-Hand|Resource|Gem|Ash|Flail|1H|Wrench|Bow|Shadow|Sword|Dagger|Event|Demon|Block|Pit-Fighter|Club|Adjudicator|Brush|Mentor|Royal|Mercenary|Gun|Construct|Cog|Scroll|Quiver|Bard|Landmark|Axe|Merchant|Invocation|Placeholder Card|Scythe|Evo|Figment|Affliction|Cannon|Lute|Chi|Macro|Orb|Fiddle|Scepter|Claw|Puffin|Companion|Rock|Rosetta|Thief|Shuriken|Song|Scurv|Polearm|Pistol|Arakni|High Seas
oward 10|olegendary|ttranscend|oarcane barrier 1|omodular|lgalvanize|oblade break|oward 4|obattleworn|oice fusion|lsurge|tgo again|topt x|tnegate|ogo again|oshiyana specialization|lunity|orhinar specialization|tintimidate|lcontract|dlegendary|dwatery grave|owatery grave|toverpower|obriar specialization|otemper|levo upgrade|ocloaked|oprism specialization|ospectra|oaurora specialization|omeld|olightning fusion|tspellvoid x|oguardwell|tarcane barrier 3|oviserai specialization|odominate|ostealth|lmaterial|lcombo|obeat chest|oessence of lightning|ovictor specialization|ocrank|oearth fusion|ointimidate|omaxx specialization|lsolflare|oprotect|lhigh tide|lcrush|oblood debt|tcharge|obetsy specialization|twager|oboost|ttransform|lreprise|olevia specialization|okano specialization|dopt 1|topt 2|dopt 3|oward 1|oheave 2|topt 3|topt 1|okassai specialization|ldecompose|oearth and lightning fusion|lgo fish|treload|learth bond|ago again|oessence of earth, ice, and lightning|tdominate|lrupture|oessence of earth and lightning|oriptide specialization|olexi specialization|lchannel ice|lchannel lightning|lchannel earth|tamp 3|odorinthea specialization|oopt 3|oopt 2|oopt 1|tclash|ospellvoid 1|ophantasm|oarakni specialization|ltower|oquell 1|ounlimited|llightning flow|obravo specialization|oephemeral|oazalea specialization|ojarl specialization|tmark|orune gate|oward 2|oruu'di specialization|tpiercing 1|oarcane barrier 2|ospellvoid 2|ochane specialization|ooldhim specialization|oamp 3|oamp 2|oamp 1|oearth and/or ice fusion|ovynnset specialization|oice and/or lightning fusion|omirage|oessence of earth|oiyslander specialization|oearth and/or lightning fusion|tpairs|oflorian specialization|opiercing 1|ooverpower|oward 3|tward x|overdance specialization|oscrap|oice and lightning fusion|oessence of ice|tsteal|oessence of earth and ice|okayo specialization|oessence of ice and lightning|okatsu specialization|oboltyn specialization|ogenis specialization|dblade break|tward 3|odata doll specialization|oreload|tfreeze|oscurv specialization|oearth and ice fusion|tretrieve|operched|oolympia specialization|oheave 3|ovalda specialization|tward 1|tward 6|tamp x|odromai or fai specialization|ouzuri specialization|tamp 1|ooscilio specialization|oarcane shelter 1|oteklovossen specialization|dward 3|dward 2|odash specialization|obenji specialization|lheavy|oyorick specialization|oambush|tblade break|ouniversal|oira specialization|oopt 4
cost|reaction target|next|damage|prevent|enter|restrict|ability instant|ability action|defend|other|attack|token|weapon attack|plain|leave|hit|discard|pitch|start|ability attack reaction|ability defense reaction|draw|end|played|action phase|close|link resolves
10,000 Year Reunion|r|0,1,2|8||3||||0|0
A Drop in the Ocean|b|3,4|0||||||1,2|1
Absorb in Aether|ryb|5,6|1||4;3;2|||||2
Absorption Dome|y|7,1,8|0|||||||3,4,5
Achilles Accelerator|-|7,9,a|||0||||3|6,7
Adaptive Dissolver|-|7,9,b|||||||4,3|8
Adaptive Plating|-|7,9|||1||||4,5,6|9,8
Adrenaline Rush|ryb|c,1,d|2|4;3;2|2|||||a
Aegis, Archangel of Protection|-|e,f,g||4||4|||7|b,c,d||2,1,,
Aether Arc|b|5,1|0||3|||1||3,c
Aether Ashwing|-|h,0,i,j,g||1||1|||3|e
Aether Bindings of the Third Age|-|5,9,k|||1||||8|f,7
Aether Conduit|-|5,l,m,n||||||2||3,8
Aether Crackers|-|o,9,k|||0|||1||b,g,3
Aether Dart|ryb|5,1|0||3|||3;2;1||3
Aether Flare|ryb|5,1|1||3|||3;2;1||3,2
Aether Hail|ryb|p,5,1|1||3|||4;3;2||3
Aether Icevein|ryb|q,5,1|3||3|||5;4;3|9|3,h
Aether Ironweave|-|o,9,r|||1||||8|6,8
Aether Quickening|ryb|5,1|1||3|||4;3;2|a,b|3
Aether Sink|y|7,1,8|1|||||||5,8,7
Aether Slash|ryb|o,1,d|1|4;3;2|3|||1||b,3,i
Aether Spindle|ryb|5,1|2||3|||4;3;2|c|3
Aether Wildfire|r|5,1|2||3|||4||3
Aetherize|b|5,4|1||||||d|0
Affirm Loyalty|r|h,s,t|0||2|||||1,c
Agile Engagement|ryb|s,t|1||2|||||1,c
Agile Windup|ryb|u,s,1,d|3|7;6;5|2|||||h,c,7
Agility|-|c,i,2||||||||j,2
Agility Stance|y|s,1,2|0||3||||e|j
Alluring Inducement|y|v,1,d|2|2|2||||f,g|b,9,c
Alluvion Constellas|-|5,9,r|||0||||3|0,4,7
Alpha Rampage|r|u,d,1|3|9|3||||h,i|0,b,h
Already Dead|r|w,1,d|2|6|3||||j|g,9,c
Amethyst Amulet|b|c,1,8|0||||||k,l|2,7
Amethyst Tiara|-|o,9,x|||1||||6|7
Amnesia|r|c,1,d|2|6|3|||||g,j
Amplify the Arknight|ryb|o,1,d|3|6;5;4|3|||||0
Amplifying Arrow|y|y,1,z,d|0|2|3|||||a
Amulet of Assertiveness|y|c,1,8|0||||||e|6,g,1,k
Amulet of Earth|b|10,1,8|0||||||e|6,7
Amulet of Echoes|b|c,1,8|0||||||e|6,h,7
Amulet of Havencall|b|c,1,8|0||||||e|6,9,l
Amulet of Ice|b|p,1,8|0||||||e|6,h,7
Amulet of Ignition|y|c,1,8|0||||||e|0,6,7
Amulet of Intervention|b|c,1,8|0||||||e|6,3,4,7
Amulet of Lightning|b|11,1,8|0||||||e|6,7
Amulet of Oblation|b|c,1,8|0||||||e|6,1,7
Anaphylactic Shock|b|w,4,12|0|||||||3
Ancestral Empowerment|r|13,t|0||3|||||1,m
Ancestral Harmony|b|13,1|0||3||||e|a
Angelic Descent|ryb|e,0,4|0|||||||1,2
Angelic Wrath|ryb|e,0,4|0|||||||1
Angry Bones|ryb|14,15,1,d|2|6;5;4|3|||||b,h
Anka, Drag Under|y|14,15,1,g|2|5||3|||m|h,m,2,7,d||1,-,,tap
Annals of Sutcliffe|-|o,l,16,n||||||||i,m,c,8
Annihilate the Armed|ryb|w,1,d|1|5;4;3|3||||j|g,c
Annihilator Engine|r|7,1,d|6|6|3||||n|0,g,9
Anothos|-|17,l,18,n||4||||||i,d||3,1,,
Anthem of Spring|b|10,1|0||2||||o,g,e|9,2,c
Apex Bonebreaker|-|u,9,k|||2||||p|9,c
Apocalypse Automaton|r|7,1,d|3|6|3||||q|6
Aqua Laps|-|3,9,a|||1||||r|1,j,k
Aqua Seeing Shell|-|3,9,x|||1||||r|j,m,7
Arakni|-|w,19,1a||||20|4|||a
Arakni, 5L!p3d 7hRu 7h3 cR4X|-|1b,w,19||||38|4|||a
Arakni, Black Widow|-|1b,w,1c||||*|4|||g,1,n,h,k
Arakni, Funnel Web|-|1b,w,1c||||*|4|||g,1,n,h,k
Arakni, Huntsman|-|w,19||||40|4|||a
Arakni, Marionette|-|1b,w,19||||40|4|||g,n
Arakni, Orb-Weaver|-|1b,w,1c||||*|4|||0,n,h,2,7
Arakni, Redback|-|1b,w,1c||||*|4|||1,n,h,k
Arakni, Solitary Confinement|-|w,19,1a||||19|4|||a
Arakni, Tarantula|-|1b,w,1c||||*|4|||g,1,n,h,k
Arakni, Trap-Door|-|1b,w,1c||||*|4|||j,n
Arakni, Web of Deceit|-|1b,w,19,1a||||20|4|||g,n
Arc Light Sentinel|y|e,0,4,2|6||||||s,t|1
Arc Lightning|y|11,o,1|0||2|||1|u,e|3,2
Arcane Compliance|b|c,4|0|||||||a
Arcane Cussing|ryb|o,1,2|1||2||||e|3,f,c
Arcane Lantern|-|c,9,1d|||||||3|e
Arcane Polarity|ryb|c,4|0|||||||3
Arcane Seeds // Life|r|o,1,10,4|0||3||||v,e|c
Arcane Twining|ryb|5,1|0||3|||3;2;1||3,h,7
Arcanic Crackle|ryb|o,1,d|0|3;2;1|3|||1||3
Arcanic Shockwave|ryb|q,o,1,d|0|4;3;2|3|||1|w|b,3
Arcanic Spike|ryb|o,1,d|2|5;4;3|3|||||3
Arcanite Fortress|-|c,9,r|||*||||x,y|a
Arcanite Skullcap|-|c,9,x|||1||||z,8|a
Arctic Incarceration|ryb|p,1|0||2|||||c
Argh... Smash!|y|u,1|3||3||||e|a
Arknight Ascendancy|r|o,1,d|6|5|3||||10,11|0,g,3,c
Arknight Shard|b|o,1e,1f|||||||1,10|i,c
Arousing Wave|-|3,w,9,k|||1||||8|c,k
Art of Desire: Body|r|w,1,d|0|3|3||||12|g,m
Art of Desire: Mind|b|w,1,d|0|1|3||||12|g,m
Art of Desire: Soul|y|w,1,d|0|2|3||||12|g,m
Art of War|y|c,4|1|||||||9,m,2
Art of the Dragon: Blood|r|13,1,d|0|4|3||||b|0,b,2
Art of the Dragon: Claw|r|13,1,d|1|5|3|||||b,g
Art of the Dragon: Fire|r|13,1,d|1|5|3|||||b,3
Art of the Dragon: Scale|r|13,1,d|1|5|3|||||b,g
Ash|-|h,0,i,1g|||||||13|a
Aspect of Tiger: Body|r|13,1,d|0|3|3||||14,b|b,c|(any red attack action card)
Aspect of Tiger: Mind|b|13,1,d|0|1|3||||14,b|b,c|(any blue attack action card)
Aspect of Tiger: Soul|y|13,1,d|0|2|3||||14,b|b,c|(any yellow attack action card)
Assault and Battery|ryb|u,1,d|3|7;6;5|3||||15|b,c
Astral Etchings|ryb|0,1|1||3|||||o
Attune with Cosmic Vibrations|b|3,1,d|0|2|2|||||b,9
Aurora|-|q,o,19,1a||||20|4||16|6,c,7
Aurora, Shooting Star|-|q,o,19||||40|4||16|6,c,7
Aurum Aegis|-|17,9,1d|||2||||17,p|a
Autosave Script|b|7,1,8|0||||||18|g,5,j
Autumn's Touch|ryb|10,1,d|3|7;6;5|3|||||e
Avalon, Archangel of Rebirth|-|e,f,g||4||4|||7|b,d||2,1,,
Avast Ye!|b|14,15,1|0||3||||e|g,2,c
Awakening|b|q,17,4|2||||||19|0,c
Awakening Bellow|ryb|u,1|1||3||||1a,e|2
Azalea|-|y,19,1a||||20|4|||8
Azalea, Ace in the Hole|-|y,19||||40|4|||8
Azvolai|-|h,0,j,g||2||3||||b,3
Back Alley Breakline|ryb|c,1,d|1|5;4;3|2|||||a
Back Heel Kick|ryb|13,1,d|0|3;2;1|3||||14|a|Twin Twisters
Back Stab|ryb|w,1,d|0|3;2;1|3||||12|6
Backup Protocol: BLU|b|7,1,8|0||||||18|5,j,7
Backup Protocol: RED|r|7,1,8|0||||||18|5,j,7
Backup Protocol: YEL|y|7,1,8|0||||||18|5,j,7
Bad Beats|ryb|u,1|0||3||||e|2
Balance of Justice|-|c,9,x|||2||||y|6,m,7
Ball Breaker|-|u,l,1h,1i||3||||||h,d||2,1,,
Ball Lightning|ryb|11,1,d|0|3;2;1|0||||e|a
Bam Bam|y|u,1,d|3|6|3|||||g,h,7
Bandana of the Blue Beyond|-|c,9,x|||0|||||h,8
Bank Breaker|-|7,l,1j,n||3||||||6,b,d||1,2,,
Banksy|-|7,l,1j,n||3|||||1b|6,g,d||1,1,,
Banneret of Courage|y|e,s,1,d|1|4|3||||1c|c
Banneret of Gallantry|y|e,s,1,d|1|4|3||||1c|c
Banneret of Protection|y|e,s,1,d|1|4|3||||1c|c
Banneret of Resilience|y|e,s,1,d|0|3|3||||1c|9,2
Banneret of Salvation|y|e,s,1,d|0|3|3||||1c|g,2
Banneret of Vigor|y|e,s,1,d|0|3|3||||1c|g,2
Barbed Barrage|r|y,1,z,d|1|5|3|||||0
Barbed Castaway|-|y,l,1k,n||||||||7
Barbed Undertow|r|y,1,z,d|1|5|3|||||g,j,i,2
Bare Fangs|ryb|u,1,d|2|6;5;4||||||b,h,m
Barkbone Strapping|-|u,9,r|||1||||8|7
Barkskin of the Millennium Tree|-|10,9,r|||2||||p|9,c
Barnacle|y|14,15,1,g|2|4||3|||m|d||0,-,,tap
Barraging Beatdown|ryb|u,1|0||3||||1a,e|2
Barraging Big Horn|ryb|u,1,d|2|7;6;5|3||||b|0,h
Barraging Brawnhide|ryb|c,1,d|3|7;6;5|2|||||a
Bastion of Duty|-|17,9,1d|||2||||1d,p|e
Bastion of Unity|-|s,9,1d|||1||||g,p|9
Battalion Barque|ryb|14,1,d|4|7;6;5|3||||1e|i
Batter to a Pulp|r|17,1,d|6|10|3||||1f|3,4
Battered Not Broken|r|u,17,4|0|||||||3,4,2,c
Battering Bolt|r|y,1,z,d|2|6|3|||||g,h
Battlefield Blitz|ryb|e,s,1,d|1|5;4;3|3||||b|a
Battlefield Breaker|ryb|1l,u,1,d|3|7;6;5|3||||1g|a
Battlefront Bastion|ryb|c,1,d|3|7;6;5|2|||||3,9,4
Be Like Water|ryb|13,1,d|0|3;2;1|2||||e|g
Beacon of Victory|y|e,s,t|0||3|||||0,1
Beaming Blade|-|e,s,l,1m,n||0||||||d||2,1,,
Beaming Bravado|ryb|e,s,1,d|0|3;2;1|3||||1h|0
Beast Mode|ryb|u,1,d|3|6;5;4|3|||||a
Beast Within|y|u,1,d|3|6|3|||||a
Beaten Trackers|-|u,9,a|||1||||8|h
Beckon Applause|-|s,9,k|||0||||p|a
Beckoning Light|r|e,s,1,d|0|3|3||||1h|0,b,g
Beckoning Mistblade|-|3,w,l,1n,1i||1||||||b,g,2,d||2,1,1,
Become the Arknight|b|o,1|0||3||||10,e|h
Belittle|ryb|c,1,d|1|3;2;1|2||||e|0
Bellona, Archangel of War|-|e,f,g||4||4|||7|b,d||2,1,,
Benefactor of Bloodworth Goldmane|-|1o||||||||b,2,c
Benji, the Piercing Wind|-|13,19,1a||||17|4|||6,g,2
Bequest the Vast Beyond|r|o,1|0||2||||10,e|0,2
Berserk|y|u,1|1||3||||e|h,m
Beseech the Demigon|ryb|1l,1|0||2||||e|a
Bet Big|r|17,1,d|4|8|3||||1i,1j|b
Betsy|-|17,19,1a||||20|4|||b
Betsy, Skin in the Game|-|17,19||||40|4|||b
Big Bertha|ryb|7,1,d|3|6;5;4|3||||1k|a
Big Blue Sky|b|3,6|0||2|||||i
Big Bop|ryb|17,1,2|3||2|||||b,j,2
Big Game Trophy Shot|y|14,y,1|2||3||||e|g,h,m,2,c
Big Shot|r|7,1,d|3|6|3|||||a
Bigger Than Big|ryb|17,1,2|3||2|||||b,j,2
Billowing Mirage|ryb|h,0,1,d|1|3;2;1|3||||1l,e|b
Bingo|r|c,1,d|1|5|3||||b|g,m
Bios Update|r|7,1|0||3||||e|0,2
Bite|ryb|w,1,d|0|3;2;1|3||||12|b,g,3
Biting Blade|ryb|s,t|2||3||||1m|9,1
Biting Breeze|ryb|13,1,d|0|3;2;1|2||||e|g,c
Biting Gale|ryb|q,17,6|2||4;3;2||||9|h
Bittering Thorns|ryb|13,1,d|1|4;3;2|2||||e|b,g,2
Blackout Kick|ryb|13,1,d|1|4;3;2|3||||14|a|Rising Knee Thrust
Blacktek Whisperers|-|w,9,a|||1||||8|g,1,j,k
Blade Beckoner Boots|-|c,9,a|||1||||y|9
Blade Beckoner Gauntlets|-|c,9,k|||1||||y|9
Blade Beckoner Helm|-|c,9,x|||1||||y|9
Blade Beckoner Plating|-|c,9,r|||1||||y|9
Blade Cuff|-|w,13,9,k|||1||||6|8
Blade Flash|b|c,t|1||2|||||1
Blade Flurry|r|s,t|0||3|||||1,2
Blade Runner|ryb|s,t|1||3|||||1,2
Blanch|ryb|c,1,d|3|7;6;5|2|||||g
Blasmophet, Levia Consumed|-|1l,1c,1p||||13|4||1,1n,1l|a
Blasmophet, the Soul Harvester|-|1l,i,1p,g||6||6||||b,9,d||0,1,,
Blast to Oblivion|ryb|11,1,d|0|4;3;2|2|||||0,b,2
Blaze Headlong|r|h,1,d|0|4|2||||b|a
Blaze, Firemind|-|5,19,1a||||17|4|||o,7
Blazen Yoroi|-|13,9,r|||1||||6|9
Blazing Aether|r|5,1|0||3|||X|1o|3
Bleed Out|ryb|w,13,1,d|2|4;3;2|2||||e|0,3
Blessing of Aether|ryb|5,1,2|1||2|||||j,2
Blessing of Deliverance|ryb|17,1,2|2||3||||e|5,p,i,m
Blessing of Focus|ryb|y,1,2|1||3||||1p;1q;1r|j
Blessing of Ingenuity|ryb|7,1,2|1||3|||||j
Blessing of Occult|ryb|o,1,2|1||2|||||j,c
Blessing of Patience|ryb|17,1,2|1||3|||||j
Blessing of Qi|ryb|13,1,2|1||3|||||j,c
Blessing of Salvation|ryb|e,1|1||2|||||a
Blessing of Savagery|ryb|u,1,2|1||3|||||j,2
Blessing of Serenity|ryb|17,4|0|||||||3,4,2
Blessing of Spirits|ryb|0,1,2|1||2||||1s|j,c
Blessing of Steel|ryb|s,1,2|1||3|||||j,2
Blessing of Vynserakai|r|h,1,2|0||2|||||j,2
Blinding Beam|ryb|e,4|1|||||||0,9,1
Blinding of the Old Ones|r|17,1,d|6|10|3||||1f,1t|3
Blink|b|11,4|0|||||||a
Blistering Assault|ryb|e,1,d|2|5;4;3|2||||b|i
Blistering Blade|r|h,s,t|0||2|||||1
Blizzard|b|p,4|0|||||||1
Blizzard Bolt|ryb|q,y,1,z,d|1|5;4;3|3||||9|b,c
Blood Dripping Frenzy|b|1l,u,1|2||3||||e|0,m
Blood Drop|r|h,13,1,d|1|2|3||||e|0
Blood Drop Brocade|-|c,9,r|||0|||||6,3,7
Blood Line|r|h,13,1,d|2|3|3||||e|0
Blood Runs Deep|r|h,13,1,d|2|2|3|||||0,b,g,3
Blood Scent|-|13,9,r|||1||||8|6,7
Blood Splattered Vest|-|w,13,9,r|||1||||6|g
Blood Tribute|ryb|1l,4|0||||||1u;1q;1v|a
Blood in the Water|r|14,15,6|0||4|||||9,h
Blood of the Dracai|r|h,1e,1f|||||||1|0,i,2
Blood on Her Hands|y|s,1|0||3||||1w|0,1
Bloodied Oval|-|c,9,1d|||*||||6|a
Bloodrot Pox|-|c,i,2||||||||3,n
Bloodrot Trap|r|w,y,6,12|0||3|||||b,9,c
Bloodrush Bellow|y|u,1|1||3||||b|0,h,m
Bloodsheath Skeleta|-|o,9,r|||2||||p|0,2,7
Bloodspill Invocation|ryb|o,1,2|1||2||||e|b,g,3,c
Bloodtorn Bodice|-|o,9,r|||0|||||8
Blossom of Spring|-|c,9,r|||0|||||8
Blossoming Decay|ryb|10,1,d|2|5;4;3|2||||1x|b
Blossoming Spellblade|r|q,o,1,d|2|6|3|||1|1y|o,b,3
Blow for a Blow|r|c,1,d|2|4|2||||b|o,g,3
Blue Fin Harpoon|b|14,y,1,z,d|2|4|3||||1z|g,h,c
Blue Sea Tricorn|-|14,9,x|||1||||6|m,8
Board the Ship|r|14,15,1,d|2|6|3||||n|b
Boast|b|17,1q|||3|||||9
Bolfar, Bear Hands|-|17,19,1r||||20|4|||2,8
Bolt of Courage|ryb|e,s,1,d|0|3;2;1|3||||1h|0,g,m
Bolt'n' Shot|ryb|y,1,z,d|0|4;3;2|3||||b,20|g
Bolting Blade|y|e,s,1,d|4|7|3|||||0
Boltyn|-|e,s,19,1a||||20|4|||1,k
Bonds of Agony|b|w,1,d|0|1|3||||12|g
Bonds of Ancestry|ryb|13,1,d|2|4;3;2|3||||14,b|0,b|*Gustwave*
Bonds of Attraction|ryb|w,1,d|0|3;2;1|3||||12|g
Bonds of Memory|ryb|w,1,d|0|3;2;1|3||||12|g
Bone Basher|-|u,l,1s,n||4||||||d||2,1,,
Bone Head Barrier|y|u,4|1|||||||3,4
Bone Vizier|-|u,9,x|||1||||6|f
Bonebreaker Bellow|ryb|u,1|1||3||||15,e|2
Boneyard Marauder|ryb|1l,u,1,d|1|6;5;4|3||||1g|0
Boom Grenade|ryb|7,1,8|0||||||18|b,g,3,5,j
Boulder Drop|yb|17,1,d|3|6;5|3||||1f|3
Boulder Trap|y|y,6,12|0||3|||||b,9
Bounding Demigon|ryb|1l,o,1,d|0|3;2;1|3||||1g|a
Bracers of Belief|-|c,9,k|||0|||||i,2,8
Bracers of Bellona's Grace|-|e,s,9,k|||2||||1h,6|9,c
Bracken Rap|ry|q,17,1,d|3|6;5|3||||21|b,i,c
Brain Freeze|ryb|q,5,1|0||3||||9|0;0;a
Brainstorm|b|5,4|3|||||1||3,m
Bramble Spark|ryb|q,o,1|0||2|||1|19,e|b,3,2
Brand with Cinderclaw|ryb|h,13,1,d|0|3;2;1|2||||e|2
Brandish|ryb|c,1,d|1|3;2;1|2||||e|g,2
Braveforge Bracers|-|s,9,k|||2||||8|6,g,2,8
Bravo|-|17,19,1a||||20|4|||8
Bravo, Flattering Showman|-|17,19,1a||||20|4||22|8
Bravo, Showstopper|-|17,19||||40|4|||8
Bravo, Star of the Show|-|q,17,19||||40|4||23|j,2
Break Ground|ryb|10,1,d|3|7;6;5|2|||||b,m
Break Tide|y|13,1,d|0|2|3||||14,24|g|Rushing River&Flood of Force
Break of Dawn|ryb|e,4|0|||||||4,2
Breaker Helm Protos|-|7,9,b,x|||1||||p|9,h,m
Breaking Point|r|h,1,d|1|5|3||||25|g
Breaking Scales|-|13,9,k|||1||||8|1,k
Breakneck Battery|ryb|u,1,d|2|6;5;4|3||||b|0,h
Breakwater Undertow|-|14,15,9,a|||1||||6|1,q,k
Breed Anger|ryb|13,1,d|1|4;3;2|3||||14,b|b,c|Crouching Tiger
Breeze Rider Boots|-|13,9,a|||1||||8|b,g
Brevant, Civic Protector|-|17,19,1a||||20|4|||c
Briar|-|q,o,19,1a||||20|4||26|c
Briar, Warden of Thorns|-|q,o,19||||40|4||26|c
Brothers in Arms|ryb|c,1,d|2|6;5;4|2|||||9
Brothers of Flame|r|h,s,t|1||3|||||6,1
Bruised Leather|-|c,9,r|||0|||||6,3,4,7
Brush Off|ryb|c,4|0|||||||3,4,2
Brush of Heavenly Rites|-|1t,l,1u,1i||||||||8
Brutal Assault|ryb|c,1,d|2|6;5;4|3|||||e
Brutus, Summa Rudis|-|1t,19||||20|4|||a
Bubble to the Surface|r|h,4|2|||||||0
Buccaneer's Bounty|-|14,9,r|||1||||6|8
Buckle|b|17,1|3||3||||e|g,2
Buckling Blow|ryb|17,1,d|4|8;7;6|3||||1f|3
Bull Bar|ryb|7,1,d|2|5;4;3|3||||1k,n|a
Bull's Eye Bracers|-|y,9,k|||0||||3|8
Bunker Beard|-|c,9,x|||0|||||9,l
Burdens of the Past|b|c,1|0||3||||e|m
Burgeoning|ryb|10,1,d|2|6;5;4|2|||||a
Burly Bones|ryb|14,15,1,d|2|6;5;4|3||||n|b,h
Burn Away|r|h,1,d|0|2|3||||b|0
Burn Bare|-|5,1|3||3|||6||3,1,h,7
Burn Rubber|r|7,1,d|3|5|3|||||6
Burn Them All|r|h,0,1,2|0||3|||1|e|b,3,n
Burn Up // Shock|r|o,1,11,4|0||3|||5|e,v|g,3,2
Burning Blade Dance|r|h,13,1,d|0|3|3||||b|g,3
Buzz Bolt|ryb|q,y,1,z,d|1|5;4;3|3||||w|b,g,3
Buzzsaw Trap|b|y,6,12|0||3||||1,27|b,9
Cadaverous Contraband|ryb|c,1,d|2|6;5;4|2|||||g
Cadaverous Tilling|ryb|10,1,d|3|6;5;4|2||||1x|b
Call Down the Lightning|y|11,1|0||2||||28,e,g|3,9,c
Call in the Big Guns|ryb|y,1|0||2||||e|2
Call to the Grave|b|c,1|0||2||||e|a
Calming Breeze|r|c,4|0|||||||3,4,2
Calming Cloak|-|0,9,r|||||||3|0,7
Calming Gesture|-|0,9,k|||||||3|c,7
Canopy Shelter|b|10,1q|||2|||||9,c
Cap of Quick Thinking|-|11,9,x||||||||3,4,h,m,7
Captain's Call|ryb|c,1|0||2||||e|0,2;0,2;2
Captain's Coat|-|c,9,r|||0|||||6,8
Carrion Husk|-|1l,9,r|||6||||1g|9,q,j
Cartilage Crush|ryb|17,1,d|3|7;6;5|3||||1f|0,3
Cash In|y|c,1|4||2||||e|0,m
Cash Out|b|c,1|0||2||||e|0,c
Cast Bones|r|u,1|0||3|||||c
Celestial Cataclysm|y|e,1,d|0|7|3||||e|0
Celestial Kimono|-|0,9,r|||||||1s|f
Celestial Reprimand|ryb|e,0,4|0|||||||9,1
Celestial Resolve|ryb|e,0,4|0|||||||1
Censor|r|c,1,d|1|5|3|||||g
Cerebellum Processor|b|7,1,8|0||||||18|5,j,m,8
Chain Lightning|y|5,1|1||3|||3||o,3,2
Chain Reaction|y|y,6,12|0||3|||||o,b,9
Chains of Eminence|r|c,1,2|0||2||||e|9,5,p,i
Chains of Mephetis|b|1l,1,2|0||3||||1g|5,j,m
Chane|-|1l,o,19,1a||||20|4|||c,8
Chane, Bound by Shadow|-|1l,o,19||||40|4|||c,8
Channel Lake Frigid|b|p,1,2|2||3||||e,29|0,n,i
Channel Lightning Valley|y|11,4,2|0||||||2a|n,i,m
Channel Mount Heroic|r|10,1,2|3||3||||e,2b|n,i
Channel Mount Isen|b|p,1,2|0||3||||e,29|n,i
Channel Thunder Steppe|y|11,1,2|1||3||||e,2a|n,i
Channel the Bleak Expanse|b|p,1,2|1||2||||e,29|n,i,m
Channel the Millennium Tree|r|10,1,2|3||3||||e,2b,2c|5,p,n,i
Charge of the Light Brigade|ryb|e,s,1|0||3||||e|2
Chart a Course|ryb|14,1|0||2||||e|a
Chart the High Seas|b|14,15,1|0||3||||e|i,c
Chase the Tail|r|13,1,d|1|4|3||||14|b|Crouching Tiger
Chief Ruk'utan|-|u,1v|||3||||i|j
Chill to the Bone|ryb|p,1|0||2||||e|g,2,c
Chilling Icevein|ryb|q,y,1,z,d|1|5;4;3|3||||9|b,h
Chivalry|b|17,1q|||3||||1d|e
Chokeslam|ryb|17,1,d|4|8;7;6|3||||1f|b,3
Chorus of Ironsong|y|s,t|1||3||||g,2d|9,4,c
Chorus of the Amphitheater|ryb|5,1|2||2|||4;3;2||3,h,7
Chowder, Hearty Cook|y|14,15,1,g|3|3||3|||m|7,d||0,-,,tap
Chum, Friendly First Mate|y|14,15,1,g|4|4||6|||m|1,h,7,d||0,-,,tap
Cindering Foresight|ryb|5,1|0||2||||2e;2f;2g|o,2
Cinderskin Devotion|ryb|h,13,1,d|1|4;3;2|3||||b|a
Cindra|-|1w,h,13,19,1a||||20|4|||0,g,c,7
Cindra, Dracai of Retribution|-|1w,h,13,19||||40|4|||0,g,c,7
Cintari Saber|-|s,l,1m,1i||2||||||b,d||1,1,,
Cintari Sellsword|-|s,i,1x,g||3||2||||d||1,1,1,
Civic Duty|-|17,9,r|||2||||p|9,c
Civic Guide|-|17,9,k|||2||||p|9,c
Civic Peak|-|17,9,x|||2||||p|9,m
Civic Steps|-|17,9,a|||2||||p|9,c
Clamp Press|b|7,1,8|2||||||18|5,j
Clap 'Em in Irons|b|c,1,8|0||||||e|5,j
Clarity Potion|b|c,1,8|0|||||||7
Clash of Agility|ryb|u,s,1,d|2|6;5;4|3||||2h|9,c
Clash of Might|ryb|u,17,1,d|2|6;5;4|3||||2h|9,c
Clash of Mountains|ryb|17,1,d|4|8;7;6|3||||2h|b,9,c
Clash of Vigor|ryb|17,s,1,d|2|6;5;4|3||||2h|9,c
Claw of Vynserakai|-|h,l,1n,1i||1|||||2i|d||1,1,,
Cleansing Light|ryb|e,1|3||2|||||o
Clearing Bellow|b|u,1|0||3||||1a,e|e
Cleave|r|s,1|1||3||||e|g,2
Cloak of Darkness|-|1l,9,r|||||||1g|3,4
Cloud City Steamboat|ryb|7,1,d|2|6;5;4|3|||||g,7
Cloud Cover|y|11,4|0|||||||3,4,2
Cloud Skiff|ryb|7,1,d|1|5;4;3|3||||22|7
Coalescence Mirage|ryb|0,1,d|2|7;6;5|3||||2j|f
Coat of Allegiance|-|h,9,r|||0|||||8
Coat of Frost|-|p,9,r|||0|||||c,8
Coax a Commotion|r|c,1,d|0|4|2|||||g,m,c
Code of Conduct: Kill or Be Killed|-|1o||||||||a
Codex of Bloodrot|y|w,y,1|0||2||||e|c
Codex of Frailty|y|w,y,1|0||2||||e|h,c
Codex of Inertia|y|w,y,1|0||2||||e|h,c
Coercive Tendency|b|w,t|0||3||||2k|9
Cog in the Machine|r|7,1|1||3|||||c
Cognition Field|ryb|7,1q|||3;2;1||||5|9
Cognition Nodes|b|7,1,8|1|||||||g,1,8,k
Cogwerx Base Arms|-|7,9,b,k||||||||6,2,7
Cogwerx Base Chest|-|7,9,b,r||||||||6,7
Cogwerx Base Head|-|7,9,b,x||||||||6,7
Cogwerx Base Legs|-|7,9,b,a||||||||6,7
Cogwerx Blunderbuss|-|7,l,1y,n||2||||||2,7,d||2,-,,tap
Cogwerx Dovetail|r|7,1,d|1|5|3||||b|g
Cogwerx Tinker Rings|-|7,9,k|||2||||6|9,c
Cogwerx Workshop|b|7,1|1||3|||||c
Cogwerx Zeppelin|ryb|7,1,d|2|6;5;4|3|||||g,c,7
Cold Snap|ryb|p,1|1||2||||e|j,m
Cold Wave|ryb|q,y,1,z,d|1|5;4;3|3||||9|0
Collapsing Trap|b|y,6,12|0||3||||1,27|b,9,h,m
Colossal Bearing|r|17,1,d|4|8|3||||2l|g
Combustible Courier|ryb|7,1,d|2|4;3;2|3||||1k|g,2
Combustion Point|r|h,13,t|1||3|||||9,1
Come to Fight|ryb|c,1|1||3||||e|2
Comet Storm // Shock|r|5,1,11,4|2||3|||6|v|3
Command Respect|ryb|17,1,d|3|6;5;4|3|||||g
Command and Conquer|r|c,1,d|2|6|3|||||6,g
Commanding Performance|r|s,1|1||3||||e|b,9,2
Companion of the Claw|ryb|3,13,1,d|2|4;3;2|2||||e|b,i,c
Compass of Sunken Depths|-|14,15,9,1d||||||||7
Compounding Anger|r|h,1,d|3|5|3|||||0
Concealed Blade|b|w,13,t|0||3|||||g,1
Concuss|ryb|17,1,d|3|6;5;4|3|||||g,h
Condemn to Slaughter|ryb|o,1|1||3||||e|2
Conduit of Frostburn|-|p,5,9,k|||0||||2m|2,7
Confront Adversity|-|c,9,r|||2||||6|9
Conqueror of the High Seas|r|14,1,d|4|7|3||||1e,b|g,i,c
Consign to Cosmos // Shock|y|11,5,1,4|0||3||||v|3
Construct Bank Breaker|y|7,1,1z|0||3||||1l,e|a
Construct Nitro Mechanoid|y|7,1,1z|4||3||||1l,d,e|a
Consuming Aftermath|ryb|1l,1,d|3|6;5;4|2||||24|0
Consuming Volition|ryb|o,1,d|1|4;3;2|3|||||g,3,h
Contest the Mindfield|b|5,1,2|2||2|||||j
Convection Amplifier|r|7,1,8|0|||||||5,2,8
Convulsions from the Bellows of Hell|ryb|1l,u,1|2||3||||e|0,2
Copper|-|c,i,8||||||||m,8
Copper Cog|b|7,1,20,8|0||||||2n,18|5,j
Coronet Peak|-|p,9,x|||2||||6|h,8
Cosmic Awakening|b|3,1,d|9|*|3|||||i
Cosmo, Scroll of Ancestral Tapestry|-|0,l,21,n||||||||d
Count Your Blessings|ryb|c,4|2|||||||a
Courage|-|c,i,2||||||||b
Courage of Bladehold|-|s,9,r|||2||||p|0,8
Courageous Steelhand|ryb|e,s,t|0||2|||||1
Cracked Bauble|y|c,1e||||||||e
Cracker Bauble|y|c,1e|0|||||||i,c
Cracker Jax|-|c,9,k|||0|||||2,8
Crackling|ry|q,o,1,d|0|3;2|3||||2o|a
Crane Dance|ryb|13,1,d|0|3;2;1|3||||14|6|Soulbead Strike
Cranial Crush|b|17,1,d|6|8|3||||1f|3,m
Crankshaft|ryb|7,1,d|2|5;4;3|3||||1k|a
Crash Down|ry|17,1,2|3||3|||||j,2
Crash Down the Gates|ryb|c,1,d|3|6;5;4|2|||||b,g
Crash and Bash|ryb|17,1q|||4;3;2|||||9,c
Crater Fist|-|17,9,k|||2||||p|8
Crazy Brew|b|c,1,8|0|||||||2,8
Crippling Crush|r|17,1,d|7|11|3||||2p,1f|3,h
Critical Strike|ryb|c,1,d|1|5;4;3|3|||||e
Cromai|-|h,0,j,g||3||2||||b,f
Cross the Line|ryb|e,s,1,d|1|5;4;3|3||||1h|0
Crouching Tiger|-|13,1,d|0|0|||||2q,e|e
Crow's Nest|-|y,9,22|||||||2r|a
Crowd Control|ryb|23,1q|||4;3;2|||||9
Crowd Roars Fight!|-|1o||||||||2
Crown of Dichotomy|-|o,9,x|||0||||3|1,8
Crown of Dominion|-|c,9,x||||||||c
Crown of Providence|-|c,9,x|||2||||6|9,m
Crown of Reflection|-|0,9,x|||0||||3|0,6,7
Crown of Seeds|-|10,9,x|||0|||||3,4,m,7
Crucible of Aetherweave|-|5,l,m,n||||||||2,7
Crumble to Eternity|b|p,10,1,2|0||3||||2s|5,p,2
Crush Confidence|ryb|17,1,d|3|7;6;5|3||||1f|3
Crush the Weak|ryb|17,1,d|3|7;6;5|3||||1f|3
Cryptic Crossing|y|o,1,d|3|6|3|||||9,i,h,m
Cull|r|1l,o,1|0||3||||1g|a
Current Funnel|b|11,1,d|0|2|3||||b|2
Cut Deep|ryb|s,1|0||3||||e|2
Cut Down to Size|ryb|c,1,d|2|6;5;4|2|||||g,h
Cut Through|ryb|w,13,1,d|0|3;2;1|2||||b|g
Cut Through the Facade|r|c,1,d|3|7|2|||||6,g
Cut from the Same Cloth|ryb|w,s,1|0||2||||2t,e|1,2
Cut the Deck|ryb|s,t|1||3|||||1,m
Cut to the Chase|ryb|w,t|0||3|||||9,1
Cutty Shark, Quick Clip|y|14,15,1,g|1|3||4|||m|2,d||1,-,,tap
Cyclone Roundhouse|y|13,1,d|2|5|3||||14|9|Spinning Wheel Kick
Dabble in Darkness|r|1l,1,d|0|5|3||||1g|b,i
Dampen|ryb|5,1|2||3|||4;3;2||3,4
Dance of Darkness|-|1l,9,a|||||||1g|3,4
Danger Digits|-|w,13,9,k|||0|||||g,3,9,k
Dash|-|7,19,1a||||20|4|||0
Dash I/O|-|7,19||||36|4|||0,o
Dash, Database|-|7,19,1a||||18|4|||0,o
Dash, Inventor Extraordinaire|-|7,19||||40|4|||0
Data Doll MKII|-|7,19,1a||||20|3|||0
Data Link|ryb|7,1,d|0|3;2;1|3||||1k,1v|g
Dauntless|ryb|s,1|1||3||||e|0,9,2
Dawnblade|-|s,l,1m,n||3||||||g,n,d||1,1,,
Dawnblade, Resplendent|-|s,l,1m,n||2||||||d||1,1,,
Dazzling Crescendo|ryb|q,y,1,z,d|0|4;3;2|3||||w,b|a
Dead Eye|y|y,1|1||3||||e|g,h,2
Dead Threads|-|15,9,r|||1||||6|6,7
Deadly Duo|ryb|13,1,d|1|3;2;1|2||||e|b,g,2
Deadwood Dirge|ryb|o,1|0||2||||e|c
Deadwood Rumbler|ryb|1l,u,1,d|3|8;7;6|||||1g|h,m
Death Dealer|-|y,l,1k,n||||||||m,8
Death Touch|ryb|w,y,1,d|1|6;5;4|2|||||6,g,c
Deathly Delight|ryb|1l,o,1,d|2|5;4;3|3||||2u,1g|q
Deathly Duet|ryb|o,1,d|2|4;3;2|3|||||b,i,c
Deathly Wail|ryb|1l,o,1,d|3|6;5;4|3||||2u,1g|q,c
Deathmatch Arena|-|c,1,24|0||||||1,e|c
Debilitate|ryb|17,1,d|4|8;7;6|3||||1f|3
Decimator Great Axe|-|s,l,25,n||4||||||9,d||3,1,,
Deep Blue|-|c,9,r|||0|||||8
Deep Blue Sea|b|3,1,d|4|5|2|||||i
Deep Rooted Evil|y|1l,u,1,d|3|6|||||1g|a
Defang the Dragon|r|w,1,d|0|3|3||||12,j|g,m
Defender of Daybreak|ryb|e,1,d|0|4;3;2|2|||||b,9
Demolition Crew|ryb|c,1,d|2|6;5;4|2||||11|0
Demolition Protocol|r|7,1,d|3|7|3||||q|b
Demonstrate Devotion|r|h,13,1,d|1|4|2||||b|b,c
Den of the Spider|r|w,s,6,12|0||3|||||b,9
Dense Blue Mist|b|3,4|1|||||||g,i
Deny Redemption|r|o,1,d|0|3|3|||||b,3,4,h,7
Descendent Gustwave|ryb|13,1,d|1|3;2;1|2||||14,e|0|Surging Strike
Desires of Flesh|ryb|w,1,d|0|3;2;1|3||||12|b,g
Destructive Aethertide|b|5,1|0||3|||1|a|3
Destructive Deliberation|ryb|c,1,d|2|5;4;3|2|||||g,c
Devotion Never Dies|r|13,1,d|1|4|2||||e|b,g
Diabolic Offering|b|1l,u,1,d|1|*|*||||1g|a
Diabolic Ultimatum|r|o,1|3||2|||||i
Diadem of Dreamstate|-|0,9,x|||||||2v|f,c
Diamond|-|c,i,8||||||||m,8
Diamond Amulet|b|c,1,8|0||||||k,l|7
Diamond Hands|-|26,9,k|||1||||2w,6|n,c
Diced|ryb|s,t|0||2|||||1,2
Dig Up Dinner|b|u,1|1||3||||e|a
Dimenxxional Crossroads|y|1l,o,1,2|2||3|||1|e|b,3
Dimenxxional Gateway|ryb|1l,o,1|1||2|||1|2e,e;2f,e;2g,e|3
Dimenxxional Vortex|-|1l,1|3||||||1g|0
Disable|ryb|17,1,d|5|9;8;7|3||||1f|3
Disenchantment of the Old Ones|r|17,1,d|6|10|3||||1f,1t|3
Dishonor|b|13,1,d|0|2|3||||14|g|Bonds of Ancestry
Display Loyalty|r|h,13,1,d|0|3|2||||b|b,c
Dissipation Shield|y|7,1,8|2|||||||3,4,5,p,2,7
Dissolution Sphere|y|7,1,8|2|||||||3,4,5,p
Dissolve Reality|y|0,1|0||3||||e|c
Dissolving Shield|ryb|7,1,8|0||||||18|3,4,5,j,7
Dive Through Data|ryb|7,1,d|1|4;3;2|3||||1k,1v|g
Divvy Up|b|14,1|0||3|||||c
Dodge|b|c,6|0||2|||||e
Dominia|-|h,0,j,g||4||4||||b
Doomsday|b|1l,4|0||||||1,1n|6,c
Dorinthea|-|s,19,1a||||20|4|||b,g
Dorinthea Ironsong|-|s,19||||40|4|||b,g
Dorinthea, Quicksilver Prodigy|-|s,19,1a||||20|4|||a
Double Down|r|17,s,1|2||3||||e|0,2,c
Double Strike|r|13,1,d|0|1|2||||e|r
Double Trouble|ryb|w,1,d|0|3;2;1|3||||12|g
Douse in Runeblood|r|o,1,d|1|4|3||||b|b,c
Down But Not Out|ryb|c,1,d|3|5;4;3|3||||n|b,g,c
Down and Dirty|r|c,1,d|2|6|2|||||9
Dracona Optimai|-|h,0,j,g||6||6||X||b
Dragon Power|ryb|13,1,d|1|4;3;2|3|||||b
Dragons of Legend|-|27,28||||||||o,i,2
Dragonscaler Flight Path|-|h,9,a|||1||||8|0,1,7
Draw Back the Hammer|r|7,1|1||2||||e|2
Draw Swords|ryb|s,1|3||3||||e|m,2
Draw a Crowd|b|17,1,2|2||3||||e|5,p,m,2
Drawn to the Dark Dimension|ryb|o,1,d|2|3;2;1|3|||||0,m
Dread Screamer|ryb|1l,u,1,d|2|6;5;4|3||||b,1g|0
Dread Scythe|-|o,l,29,n||3||||1||b,3,9,d||3,1,,
Dread Triptych|b|o,1,d|3|4|3|||||b,g,3,c
Dreadbore|-|y,l,1k,n||||||||6,8
Dream Weavers|-|0,9,k|||0||||2i|2,8
Driftwood Quiver|-|y,9,22|||||||27|7
Drill Shot|ryb|y,1,z,d|0|4;3;2|3||||2x|g
Drink 'Em Under the Table|r|17,1,d|4|8|3||||1i,1j|b,h,m
Drive Brake|-|7,9,a|||1||||8|a
Driving Blade|ryb|s,1|2||3||||e|2
Dromai|-|h,0,19,1a||||20|4|||i,c
Dromai, Ash Artist|-|h,0,19||||40|4|||i,c
Drone of Brutality|ryb|c,1,d|2|6;5;4|2|||||a
Drop of Dragon Blood|r|h,4|2||||||1|0,m
Drop the Anchor|r|y,1|0||2||||e|g,2
Droplet|b|3,1,d|0|2|2|||||a
Drowning Dire|ryb|o,1,d|2|5;4;3|3||||24|g,c
Dry Powder Shot|r|y,1,z,d|0|3|3|||||a
Dual Threat|y|c,1|0||3||||e|2
Dumpster Dive|ryb|7,1,d|1|4;3;2|3||||1k|a
Dunebreaker Cenipai|ryb|h,0,1,d|1|5;4;3|3||||2j,e|f,c
Dusk Path Pilgrimage|ryb|s,1|1||3||||e|g,2
Duskblade|-|o,l,1m,n||2||||||b,n,d||1,1,,
Dust Runner Outlaw|ryb|h,13,1,d|1|4;3;2|2||||e|e
Dust from Stillwater Shrine|r|h,0,1,1g|0||3||||13|a
Dust from the Chrome Caverns|r|h,0,1,1g|0||3||||13|a
Dust from the Fertile Fields|r|h,0,1,1g|0||3||||13|a
Dust from the Golden Plains|r|h,0,1,1g|0||3||||13|a
Dust from the Red Desert|r|h,0,1,1g|0||3||||13|a
Dust from the Shadow Crypts|r|h,0,1,1g|0||3||||13|a
Dustup|ryb|h,0,1,d|0|4;3;2|3||||1l|g,c
Dyadic Carapace|-|o,9,r|||2||||2y,p|e
Dynastic Dedication|r|h,s,t|2||2|||||0,1
Earth Form|ryb|10,1,d|3|7;6;5|2|||||g,c
Earth's Embrace|b|10,1,2|1||2||||e|n,c
Earthlore Bounty|-|17,9,r|||2||||p|m,c
Earthlore Empowerment|ry|17,1,2|3||3|||||0,j,2
Earthlore Surge|ryb|10,1|2||2||||e|2
Ebon Fold|-|1l,9,x|||0||||2z|m,7
Eclectic Magnetism|r|11,1,d|1|5|3|||||o,b
Eclipse|b|1l,4|0||||||1,30|6,c
Eclipse Existence|b|1l,4|0|||||||b,g
Edge Ahead|ryb|s,1|1||3||||e|b,2
Edge of Autumn|-|13,l,1m,n||1||||||d||1,1,1,
Eirina's Prayer|ryb|c,4|1|||||||3,4,i
Electrify|ryb|11,1|1||2||||e|g,3,m,2
Electromagnetic Somersault|ryb|11,4|0|||||||0,r
Electrostatic Discharge|ryb|11,4|0|||||||0,2
Eloquence|-|c,i,2||||||||a
Eloquent Eulogy|r|1l,o,1,d|1|4|3||||2u,1g|q,c
Embermaw Cenipai|ryb|h,0,1,d|2|8;7;6|3||||2j|f,c
Embodiment of Earth|-|q,i,2||||||||9,p
Embodiment of Lightning|-|q,i,2||||||||b
Embolden|ryb|17,1,2|4||3||||e|5,p,m,2
Emboldened Blade|b|s,1|0||3||||e|2
Embrace Adversity|-|c,9,k|||2||||6|9
Emerging Avalanche|ryb|q,17,1,2|2||3||||9,e|5,p,2,c
Emerging Dominance|ryb|17,1,2|2||3|||||p,2
Emerging Power|ryb|17,1,2|2||3||||e|p,2
Emeritus Scolding|ryb|5,1|2||3|||4;3;2||3
Emissary of Moon|r|c,1,d|0|4|2|||||b,m
Emissary of Tides|r|c,1,d|0|4|2|||||b
Emissary of Wind|r|c,1,d|0|4|2||||b|b
Emperor, Dracai of Aesir|-|1w,h,s,5,19,1a||||15|4|||8
Empyrean Rapture|-|e,0,9,r||||||||0,7
En Garde|r|s,1|1||3||||e|2
Enact Vengeance|r|13,1,d|2|6|3||||14|g|Edge of Autumn&*Vengeance*
Encase|r|q,5,1|0||3|||3|9|3,j
Enchanted Quiver|-|y,9,22||||||||3,4,7
Enchanting Melody|ryb|c,1,2|2||2||||e|3,4,n
Encore|y|23,1|1||2||||e|a
Endear Devotion|r|h,s,t|1||2|||||1,c
Endless Arrow|r|y,1,z,d|0|4|3|||||g
Endless Maw|ryb|1l,u,1,d|3|6;5;4|3||||1g|0
Endless Winter|r|q,17,1,d|4|8|3||||31,9|g,9,c
Energy Potion|b|c,1,8|0|||||||7
Engaged Swiftblade|ryb|s,1|1||3||||e|2
Engulfing Flamewave|ryb|h,13,1,d|2|5;4;3|2||||e|0,g
Engulfing Light|ryb|e,s,1,d|0|3;2;1|3||||1h|0,g
Enigma|-|3,0,19,1a||||20|4|||0,c,7
Enigma Chimera|ryb|0,1,d|2|8;7;6|3||||2j|e
Enigma, Ledger of Ancestry|-|3,0,19||||40|4|||0,c,7
Enigma, New Moon|-|3,0,19,1a||||20|4|||c,7
Enlightened Strike|r|c,1,d|0|5|3||||b|0,b,m
Entangle|ryb|q,17,1,d|3|7;6;5|3||||19|g
Entangling Shot|r|y,1,z,d|0|4|3|||||a
Entwine Earth|ryb|q,1,d|2|6;5;4|2||||19|a
Entwine Ice|ryb|q,1,d|1|5;4;3|2||||9,24|a
Entwine Lightning|ryb|q,1,d|0|4;3;2|2||||w,b|a
Envelop in Darkness|ryb|1l,o,1|1||2||||e|2,c
Eradicate|y|w,1,d|1|4|3||||j|g,3,c
Erase Face|r|c,1,d|2|6|2|||||g
Escalate Bloodshed|r|s,4,2|0|||||||n,m
Essence of Ancestry: Body|r|0,1,2|0||3||||2v|3,4,f,2
Essence of Ancestry: Mind|b|0,1,2|0||3||||2v|3,4,f,2
Essence of Ancestry: Soul|y|0,1,2|0||3||||2v|3,4,f,2
Etchings of Arcana|ryb|5,1|0||3|||3;2;1|a|3
Eternal Inferno|r|5,1|1||3|||4|a|3
Evasive Leap|ryb|c,6|0||3;2;1|||||e
Even Bigger Than That!|ryb|c,4|0||||||1u;1q;1v|6,3,m,c
Everbloom // Life|b|10,1,4|0||3||||e,v|0
Evergreen|ryb|10,1,d|3|7;6;5|2|||||q
Evo Atom Breaker|r|7,4,9,2a,r|0||0||||1l|3,4,2
Evo Battery Pack|y|7,1,9,2a,r|0||2||||1l,6|7
Evo Buzz Hive|y|7,4,9,2a,r|0||0||||1l|a
Evo Charging Rods|y|7,1,9,2a,a|0||2||||1l,6|c,7
Evo Circuit Breaker|r|7,4,9,2a,x|0||0||||1l|3,4,2
Evo Cogspitter|y|7,1,9,2a,k|0||2||||1l,6|7
Evo Command Center|y|7,1,9,2a,x|3||3||||1l,6|g,m,2,7
Evo Data Mine|y|7,1,9,2a,x|0||2||||1l,6|m,7
Evo Energy Matrix|b|7,1,9,2a,r|3||2||||1l,8|0
Evo Engine Room|y|7,1,9,2a,r|3||3||||1l,6|0,2,7
Evo Face Breaker|r|7,4,9,2a,k|0||0||||1l|3,4,2
Evo Heartdrive|b|7,4,9,2a,r|0||0||||3|0,b,2
Evo Mach Breaker|r|7,4,9,2a,a|0||0||||1l|3,4,2,c
Evo Magneto|b|7,1,9,2a,k|1||2||||p|9,1
Evo Rapid Fire|b|7,1,9,2a,a|3||2||||1l,8|a
Evo Recall|b|7,4,9,2a,x|0||0||||3|a
Evo Scatter Shot|b|7,1,9,2a,k|3||2||||1l,8|a
Evo Sentry Base Arms|r|7,1,9,2a,b,k|2||2||||1l,8|a
Evo Sentry Base Chest|r|7,1,9,2a,b,r|2||2||||1l,8|a
Evo Sentry Base Head|r|7,1,9,2a,b,x|2||2||||1l,8|a
Evo Sentry Base Legs|r|7,1,9,2a,b,a|2||2||||1l,8|a
Evo Shortcircuit|b|7,4,9,2a,k|0||0||||3|3
Evo Smoothbore|y|7,1,9,2a,k|3||3||||1l,6|2,7
Evo Speedslip|b|7,4,9,2a,a|0||0||||3|b,2
Evo Steel Soul Controller|b|7,1,9,2a,b,k|4||3||||1l,p|a
Evo Steel Soul Memory|b|7,1,9,2a,b,x|4||3||||1l,p|a
Evo Steel Soul Processor|b|7,1,9,2a,b,r|4||3||||1l,p|a
Evo Steel Soul Tower|b|7,1,9,2a,b,a|4||3||||1l,p|a
Evo Tekloscope|b|7,1,9,2a,x|3||2||||1l,8|a
Evo Thruster|y|7,1,9,2a,a|3||3||||1l,6|7
Evo Whizz Bang|y|7,4,9,2a,k|0||0||||1l|b,1
Evo Zip Line|y|7,4,9,2a,a|0||0||||1l|b,1
Evo Zoom Call|y|7,4,9,2a,x|0||0||||1l|m
Expedite|ryb|7,1,d|0|3;2;1|3||||1k|g
Expedition to Azuro Keys|r|14,1,d|0|4|2|||||b
Expedition to Blackwater Strait|r|14,1,d|1|5|2|||||b
Expedition to Dreadfall Reach|r|14,1,d|2|6|2|||||b
Expedition to Horizon's Mantle|r|14,1,d|3|7|2|||||b
Expendable Limbs|b|1l,u,6|0||4|||||0
Exploding Aether|ryb|5,1|2||2||||32,e;33,e;34,e|e
Explosive Growth|ryb|q,o,1,d|1|3;2;1|3|||1|19|b,3
Exposed|b|c,t|0||||||2t|9,1
Exposed to the Elements|b|q,4|2||||||35|a
Express Lightning|ryb|e,s,1,d|0|4;3;2|3||||1h|0
Extinguish the Flames|r|w,1,d|0|3|3||||12,j|g,m
Exude Confidence|r|c,1,d|0|4|2|||||6,9,7
Eye of Ophidia|b|c,1e,1f|||||||1,1q|i
Fabric of Blossoms|b|c,1,1z|0||2||||d|a
Fabric of Hope|r|c,1,1z|0||2||||d|a
Fabric of Providence|r|c,1,1z|0||2||||1,d|a
Fabric of Scales|b|c,1,1z|0||2||||d|a
Fabric of Spring|y|c,1,1z|0||2||||k,d|a
Fabricate|r|7,4|0|||||||m
Face Adversity|-|c,9,x|||2||||6|9
Face Purgatory|-|o,9,x|||2||||6|b,9,h,m
Fact-Finding Mission|ryb|c,1,d|2|6;5;4|2|||||g
Fai|-|h,13,19,1a||||20|4|||0,7
Fai, Rising Rebellion|-|h,13,19||||40|4|||0,7
Falcon Wing|ryb|y,1,z,d|0|3;2;1|3||||e|a
Fang|-|1w,h,s,19,1a||||20|4|||0,g,c
Fang Strike|-|3,w,t|0||||||2q|1
Fang, Dracai of Blades|-|1w,h,s,19||||40|4|||0,g,c
Fast and Furious|r|7,1,d|0|3|3||||1k|a
Fatal Engagement|ryb|s,t|2||3|||||6,9,1
Fate Foreseen|ryb|c,6|0||4;3;2||||2g|e
Fatigue Shot|ryb|y,1,z,d|1|5;4;3|3|||||g
Fealty|-|h,i,2||||||||n,2,c,7
Feign Death|y|y,4|1|||||||6,3,4,2
Feisty Locals|ryb|c,1,d|0|3;2;1|2|||||a
Felling Swing|ryb|s,1|3||3||||e|2
Felling of the Crown|r|10,1,d|3|4|3||||1x|b
Fender Bender|ryb|7,1,d|1|4;3;2|3||||1k|9
Fertile Ground|ryb|10,4|2|||||||a
Fervent Forerunner|ryb|c,1,d|0|3;2;1|2||||1q,b|g
Fiddle-dee|-|23,9,k|||0|||||c,8
Fiddler's Green|ryb|c,1q|||1|||||a
Fightmaster Kox|-|17,19,1r||||19|4|||8
Figment of Erudition|y|e,0,4,2b|4||||||1|5,c
Figment of Judgment|y|e,0,4,2b|4||||||1|5
Figment of Protection|y|e,0,4,2b|4||||||1|5,c
Figment of Ravages|y|e,0,4,2b|4|||||1|1|3,5
Figment of Rebirth|y|e,0,4,2b|4||||||1|5
Figment of Tenacity|y|e,0,4,2b|4||||||1|b,5,2
Figment of Triumph|y|e,0,4,2b|4||||||1|b,5
Figment of War|y|e,0,4,2b|4||||||1|5,c
Final Act|r|23,1,d|1|1|3|||||b,i
Find Center|b|13,1,d|0|2|3||||14|0,6,g,c|Crane Dance
Fire Tenet: Strike First|ryb|13,1,d|0|3;2;1|2||||e|b,2
Fire and Brimstone|r|h,s,t|2||3||||1|0
Fire in the Hole|r|y,1|0||2||||e|2
Firebreathing|r|c,1,d|2|3|3|||||6,7
Firewall|ryb|7,1q|||4;3;2|||||9
First Tenet of Chi: Moon|b|3,1|0||3||||e|b,m,2
First Tenet of Chi: Tide|b|3,1|0||3||||e|2
First Tenet of Chi: Wind|b|3,1|0||3||||e|2
Fish Fingers|-|14,9,k|||1||||6|2,8
Fist Pump|-|7,9,k|||1||||8|a
Fisticuffs|-|c,9,k||||||||1,k
Flail of Agony|-|1l,o,l,1h,1i||1|||||36|g,c,d||0,1,,1 life
Flake Out|ryb|q,y,1,z,d|1|5;4;3|3||||9,24|a
Flameborn Retribution|r|h,1,d|1|3|2||||e|3,9
Flamecall Awakening|r|h,1,d|1|3|2||||e|b
Flamescale Furnace|-|h,9,r|||2||||p|6,i,7
Flash|ryb|11,1|0||2||||e|2
Flash of Brilliance|-|11,9,x|||1||||6|9,h
Flashfreeze|r|q,1|1||2||||37,e|b,g,3,9
Flat Trackers|-|u,s,9,a|||1||||6|c,8
Flatten the Field|ryb|17,1,d|4|8;7;6|3||||1f|3
Fleece the Frail|ryb|w,1,d|0|4;3;2|3||||j|g,c
Fleet Foot Sandals|-|c,9,a||||||||1,k
Fletch a Blue Tail|b|y,1|1||2||||e|9,2
Fletch a Red Tail|r|y,1|1||2||||e|9,2
Fletch a Yellow Tail|y|y,1|1||2||||e|9,2
Flex|ryb|c,1,d|0|4;3;2|2|||||b,9
Flex Claws|ryb|13,1,d|1|4;3;2|2||||e|g,c
Flic Flak|ryb|13,6|0||4;3;2|||||9,2
Flick Knives|-|w,13,9,k|||1||||6|g,3,k
Flicker Trick|r|0,6|0||5||||38|e
Flicker Wisp|y|q,o,1|0||2|||1|w,e|3
Flight Path|-|y,9,a|||1||||8|1,k
Flittering Charge|ryb|11,1,d|0|4;3;2|2||||b|a
Flock of the Feather Walkers|ryb|c,1,d|1|5;4;3|2|||||0,b,c
Flood of Force|y|13,1,d|0|1|3||||14,b|b|Rushing River&Flood of Force
Florian|-|q,o,19,1a||||20|4||39|c
Florian, Rotwood Harbinger|-|q,o,19||||40|4||39|c
Flourish|yb|10,1|0||2||||e|2
Flurry Stance|r|s,1,2|0||3||||e|j
Fluster Fist|ryb|13,1,d|0|4;3;2|3||||14|g|Open the Center
Fluttersteps|-|0,9,a|||||||1s|o,f
Flying High|ryb|c,1|0||2||||e|2
Flying Kick|ryb|13,1,d|2|5;4;3|3|||||a
Fog Down|y|c,1,2|3||3|||||p
Fool's Gold|y|c,1e||||||||h,c
For the Dracai|r|h,1,d|0|4|3|||||b,c
For the Emperor|r|h,1,d|1|5|3|||||b,c
For the Realm|r|h,1,d|2|6|3|||||b,c
Force Sight|ryb|c,1|1||2||||1q,e|2
Force of Nature|b|q,o,1|0||3||||o,19,e|b,g,m,2
Foreboding Bolt|ryb|5,1|1||3||||2g|3
Forged for War|y|17,1,2|2||3||||e|p
Forked Lightning|r|5,1|3||3|||4||3
Four Finger Gloves|-|c,9,k|||0|||||6,3,4,7
Fractal Replication|r|0,1,d|0|*|*|||||b,9
Frailty|-|c,i,2||||||||n
Frailty Trap|r|w,y,6,12|0||3|||||b,9,c
Frazzle|ryb|q,y,1,z,d|1|5;4;3|3||||w|b
Freewheeling Renegades|ryb|c,1,d|1|6;5;4|2|||||a
Freezing Point|r|q,5,1|3||3|||5|9|3
Frightmare|r|0,1,d|3|13|||||2j|6
Frontline Gauntlets|-|c,9,k|||2||||6|n
Frontline Helm|-|c,9,x|||2||||6|n
Frontline Legs|-|c,9,a|||2||||6|n
Frontline Plating|-|c,9,r|||2||||6|n
Frontline Scout|ryb|c,1,d|0|3;2;1|2||||b|9
Frost Fang|ryb|p,1,d|2|5;4;3|2|||||g,h
Frost Hex|b|p,5,1,2c,2|3||3|||1|3a|3,n
Frost Lock|b|q,y,1,z,d|1|3|3||||9|0,g,i,2
Frostbite|-|q,i,2||||||||0,n
Frosting|ryb|p,5,1|0||3|||3;2;1||3
Frozen to Death|b|p,17,1|3||3||||9|c
Fruits of the Forest|ryb|10,1,d|3|7;6;5|2|||||h,7
Fry|ryb|11,1,d|0|3;2;1|0||||e|e
Fuel Injector|b|7,1,8|0|||||||7
Full Tilt|ryb|7,1,d|2|5;4;3|3||||1k|e
Fulminate|y|q,1|2||2||||3b,e|a
Funeral Moon|r|1l,o,1|0||3||||1g|o,c
Fyendal's Fighting Spirit|ryb|c,1,d|3|7;6;5|2|||||b,9
Fyendal's Spring Tunic|-|c,9,r|||1||||6|j,7
Galaxxi Black|-|1l,o,l,1m,n||1||||1||g,3,d||1,1,,
Gallantry Gold|-|s,9,k|||1||||8|8
Galvanic Bender|-|7,9,k|||1||||13,8|a
Gambler's Gloves|-|c,9,k|||0|||||a
Gas Guzzler|ryb|7,1,d|3|6;5;4|3||||1k|e
Gas Up|ryb|7,1|1||2||||e|2
Gauntlet of Might|-|u,17,9,k|||1||||6|c,8
Gauntlets of Iron Will|-|17,9,k|||2||||p|b,9,2
Gauntlets of the Boreal Domain|-|10,p,17,9,k|||2||||p|i,8
Gavel of Natural Order|-|1t,l,18,1i||2|||||3c|n,d||2,1,,
Gaze the Ages|b|5,1|0||3||||2f|a
Genesis|y|e,0,4,2|4||||||t|j,m,c
Genis Wotchuneed|-|26,19,1a||||20|4|||m,c,8
Germinate|b|10,o,1|XX||3||||3d|c
Ghostly Touch|-|0,9,k|||0|||||b,f,d
Ghostly Visit|ryb|1l,1,d|1|4;3;2|3||||1g|a
Gigawatt|ryb|7,1|1||2||||e|2
Give No Quarter|b|14,15,1|0||3||||e|0,2
Give and Take|r|c,1,d|1|3|3||||e|0,9
Glacial Footsteps|ryb|q,17,1,d|6|10;9;8|3||||9,24|a
Glacial Horns|-|p,9,x|||0|||||j,8
Glaring Impact|ryb|e,s,1,d|1|4;3;2|3||||1h,n|0
Glidewell Fins|-|y,9,k|||1||||8|8
Glint the Quicksilver|b|s,t|0||3||||1m|9,1,m
Glisten|ryb|e,4|2|||||||n
Glistening Steelblade|y|s,1|1||3||||2d,e|g,2
Glory Seeker|-|c,9,x||||||||m,7
Glyph Overlay|ryb|5,1|1||3|||3;2;1|a|a
Go Bananas|y|c,4|0|||||||a
Goblet of Bloodrun Wine|b|s,1|0||2||||e|c
Gold|-|c,i,8||||||||m,8
Gold Hunter Ketch|y|14,1,d|4|7|2|||||0
Gold Hunter Lightsail|y|14,1,d|1|4|2|||||b
Gold Hunter Longboat|y|14,1,d|0|3|2|||||a
Gold Hunter Marauder|y|14,1,d|3|6|2||||n|a
Gold the Tip|y|14,y,1|0||2||||e|2,c
Gold-Baited Hook|-|14,9,k|||1||||8|g,n,2,c,8
Golden Cog|-|7,i,20,8|||||||18|5,j
Golden Glare|-|17,9,x|||2||||17,6|9,c
Golden Skywarden|y|14,7,1,d|4|7|2||||5|9,f,c
Golden Tipple|ryb|14,1,d|1|3;2;1|2||||e|b,h,m,c
Goldfin Harpoon|y|14,y,1,z,d|0|2||||||a
Goldkiss Rum|-|c,i,8||||||||7
Goldwing Turbine|ryb|7,1|2||3|||||2,c
Goliath Gauntlet|-|c,9,k|||0|||||2,8
Gone in a Flash|r|11,1,d|0|4|3|||||b,2
Good Deeds Don't Go Unnoticed|y|c,1,2|0||3|||||j,m,2
Good Time Chapeau|-|17,9,x|||2||||1i,p|b,2,8
Gore Belching|r|c,1,d|0|7||||||b
Gorganian Tome|-|c,1|0||||||1,e|m
Gorgon's Gaze|y|3,w,t|2||3|||||9,i,c
Grains of Bloodspill|-|s,9,r|||2||||p|b,g,c
Grandeur of Valahai|b|17,1e,1f|||||||1|i,c
Grandstand Legplates|-|c,9,a|||*||||6|a
Graphene Chelicera|-|w,i,l,1n,1i||1|||||12,b|b,d||1,1,,
Grasp of Darkness|-|1l,9,k|||||||1g|3,4
Grasp of the Arknight|-|o,9,k|||2||||8|0,c,8
Gravekeeping|ryb|c,1,d|1|5;4;3|2|||||b
Graveling Growl|ryb|1l,u,1,d|1|7;6;5|3||||1g|6
Graven Call|-|w,l,1n,1i||1|||||3e|6,7,d||2,1,1,
Graven Justaucorpse|-|15,9,r|||1||||8|i,h,7
Gravy Bones|-|14,15,19,1a||||20|4|||h,m,7
Gravy Bones, Shipwrecked Looter|-|14,15,19||||40|4|||h,m,7
Great Library of Solana|-|e,1,24|2||||||1|n,i,h,8
Grim Feast|ryb|1l,1|3||2||||1g|0
Grimoire of the Haunt|-|1l,o,9,1d|||||||1g,3|c,7
Grind Them Down|ryb|17,1,d|3|7;6;5|3||||1f|3
Grinding Gears|b|7,1,8|0||||||18|5,j,8
Groundbreaker Crix|-|17,19,1r||||20|4||2h|b,c
Grow Claws|ryb|13,1,d|1|4;3;2|2||||e|a
Grow Wings|ryb|13,1,d|0|3;2;1|3||||b|a
Growl|ry|13,1,d|0|3;2|2||||e|b
Guardian of the Shadowrealm|r|1l,6|2||6||||1g|6,8
Gustwave of the Second Wind|r|13,1,d|0|4|3||||14,b|a|Surging Strike
HMS Barracuda|y|14,1,d|4|6|3||||1e,n|g,i
HMS Kraken|y|14,1,d|4|6|3||||1e,n|g,i
HMS Marlin|y|14,1,d|4|6|3||||1e,n|g,i
Hack to Reality|y|c,1|1||2||||e|0,g,3,2
Hadron Collider|ryb|7,1,8|1||||||18|5,j
Hala Goldenhelm|-|s,1v|||3|||||b,g,j
Halo of Illumination|-|e,9,x|||0||||2z|m,7
Halo of Lumina Light|-|e,0,9,x|||||||2z|f
Hammer of Havenhold|-|17,l,18,1i||3||||||i,d||3,1,,
Hammerhead, Harpoon Cannon|-|14,y,l,1k,2d,n||||||||2,8
Hamstring Shot|ryb|y,1,z,d|1|5;4;3|3|||||0,g
Hanabi Blaster|-|7,l,1y,n||5|||||3f|d||0,1,,2 steam counters
Hand Behind the Pen|r|c,1,d|2|6|2|||||g
Hand of Vengeance|-|h,9,k|||1||||6|1,k
Hard Knuckle|-|c,9,k|||0|||||b
Harmonized Kodachi|-|13,l,1n,1i||1|||||b|i,d||1,1,,
Harmony of the Hunt|ryb|3,13,1,d|1|3;2;1|2||||e|b,i,c
Harness Lightning|ry|q,o,1|0||2|||3;2|2o|3
Harvest Season|ryb|10,1,2|1||2||||e|p
Hatchet of Body|-|s,l,25,1i||2||||||b,d||1,1,,
Hatchet of Mind|-|s,l,25,1i||2||||||b,d||1,1,,
Haunting Rendition|r|o,1q|||4|||||3,4,h,2,c,7
Haunting Specter|ryb|0,1,2|2||2||||7;3g;2v|f,c
Haze Bending|b|0,1,2|0||2||||t|f,c
Haze Shelter|ryb|3,0,4,2|2||||||3h|i
Head Jab|ryb|13,1,d|0|3;2;1|2||||e|e
Head Leads the Tail|r|13,1,d|1|3|2||||e|b
Head Shot|ryb|y,1,z,d|1|4;3;2|3|||||a
Head Stone|-|15,9,x|||1||||8|7
Headliner Helm|-|c,9,x|||*||||6|a
Healing Balm|ryb|c,1|0||2|||||a
Healing Potion|b|c,1,8|0|||||||8
Heart of Fyendal|b|c,1e,1f|||||||1|i
Heart of Ice|-|p,9,r|||1||||3,6|0,8
Heart of Vengeance|-|h,9,r|||1||||6|0,2,7
Heart-throb|-|23,9,r|||0|||||c,8
Heartbeat of Candlehold|b|10,5,1|1||3||||3i,e|a
Heartened Cross Strap|-|c,9,r|||0|||||0,2,8
Hearty Block|r|17,s,1q|||3|||||9
Heat Seeker|r|y,1,z,d|1|5|3|||||g,n
Heat Wave|-|h,13,9,k|||0||||2m|7
Heave Ho!|b|14,15,1|0||3||||e|g,2,c
Heaven's Claws|ryb|11,1,d|1|5;4;3|3|||||e
Heavy Artillery|ryb|7,1,d|3|6;5;4|3||||q|0,9
Heavy Industry Gear Shift|-|7,9,a|||1||||8|8
Heavy Industry Power Plant|-|7,9,r|||2||||p|8
Heavy Industry Ram Stop|-|7,9,k|||1||||p|9
Heavy Industry Surveillance|-|7,9,x|||1||||p|9
Heirloom of Rabbit Hide|-|3,0,9,r|||||||r,7|j
Heirloom of Snake Hide|-|3,w,9,r|||2||||r,8|j
Heirloom of Tiger Hide|-|3,13,9,r|||3||||r,6|j
Heist|r|7,1,d|2|5|3||||1k|g
Helio's Mitre|-|c,9,x|||0|||||3,4,n,7
Hell Hammer|-|1l,u,l,18,n||6|||||1g|b,q,d||2,1,,
Helm of Halo's Grace|-|e,s,9,x|||2||||1h,6|9,m
Helm of Isen's Peak|-|17,9,x|||1||||8|8
Helm of Lignum Vitae|-|10,9,x|||1||||6|a
Helm of Sharp Eye|-|s,9,x|||1||||8|6,k
Helm of the Arknight|-|o,9,x|||2||||p|e
Helmsman's Peak|-|c,9,x|||1||||6|9
Hemorrhage Bore|ryb|y,1,z,d|1|5;4;3|3|||||g
Herald of Erudition|y|e,0,1,d|2|5|3||||11,2j|g,m
Herald of Judgment|y|e,0,1,d|2|6|3||||s,2j|g,9
Herald of Protection|ryb|e,0,1,d|2|7;6;5|3||||2j|g,c
Herald of Ravages|ryb|e,0,1,d|2|7;6;5|3|||1|2j|g,3
Herald of Rebirth|ryb|e,0,1,d|2|7;6;5|3||||2j|g
Herald of Sekem|r|e,0,1,d|2|7|3||||2j|b,3
Herald of Tenacity|ryb|e,0,1,d|2|6;5;4|3||||11,2j|g
Herald of Triumph|ryb|e,0,1,d|2|7;6;5|3||||2j|g,9
Heron's Flight|r|13,1,d|0|3|3||||14|b|Crane Dance
Hexagore, the Death Hydra|-|1l,u,l,1h,n||6||||||b,d||2,1,,
Hidden Agenda|-|y,9,r|||||||3|n,7
Hide Tanner|-|u,9,k|||1||||8|h,c
High Octane|r|7,1|1||3||||e|m
High Riser|-|17,l,18,1i||3||||||d||3,1,,
High Roller|ryb|u,1|0||3||||1a,e|a
High Speed Impact|ryb|7,1,d|1|4;3;2|3||||1k|g,2
High Striker|ryb|c,1|0||2||||e|g,2,c
High Voltage|b|11,4|0||||||34|e
Hiss|ryb|3,w,t|1||3|||||1,i,c
Hit and Run|ryb|s,1|0||3||||e|2
Hit the High Notes|ryb|o,1,d|1|4;3;2|3|||||c
Hocus Pocus|ryb|o,1,d|0|3;2;1|3|||||b,c
Hoist 'Em Up|r|14,15,1q|||4|||||9
Hold 'em|ryb|s,1|1||3||||e;e,1j;e,1j|b,2
Hold Focus|-|5,9,k|||0|||||8
Hold the Line|b|c,6|0||2|||||3,4
Homage to Ancestors|b|3,4|0||||||1,2|a
Honing Hood|-|y,9,x|0||0|||||7
Hood of Red Sand|-|s,9,x|||1||||1w,8|g,1,m,k
Hood of Second Thoughts|-|c,9,x|||0|||||6,3,4,7
Hook|b|y,1|0||3||||e|a
Hooves of the Shadowbeast|-|1l,u,9,a|||1||||8|a
Hope Merchant's Hood|-|c,9,x|||0|||||m,7
Hornet's Sting|-|y,9,k|||1||||6|3,9
Hot Streak|-|s,l,1m,1i||2|||||b|b,d||1,1,,
Hot on Their Heels|r|h,13,1,d|0|3|3||||b,2t|g
Howl from Beyond|ryb|1l,1|2||2||||e,1g|2
Humble|ryb|c,1,d|2|6;5;4|2|||||g
Hummingbird, Call of Adventure|-|23,l,2e,n||||||||j,m,c
Hundred Winds|ryb|13,1,d|0|3;2;1|2||||14,e|a|Hundred Winds
Hungering Demigon|ryb|1l,1,d|2|6;5;4|3||||1g|g
Hungering Slaughterbeast|ryb|1l,u,1,d|2|7;6;5|3||||1g|0
Hunt a Killer|ryb|s,1|1||3||||e|g,2
Hunt the Hunter|r|h,1,d|1|5|3||||2t|b
Hunt to the Ends of Rathe|r|h,1,d|0|2|2||||2t,e|b
Hunt's End|r|h,s,t|0||3|||||6,1
Hunted or Hunter|r|w,6,12|0||3|||||b,9
Hunter's Klaive|-|w,l,1n,1i||1|||||2t,3e|g,d||2,1,1,
Hurl|ryb|w,13,1,d|0|3;2;1|2||||e|0,b,g,3
Hurricane Technique|y|13,1,d|1|4|3||||14,b|g|Rising Knee Thrust
Hydraulic Press|ryb|7,1,d|3|6;5;4|3||||3j,n|b
Hyper Driver|ryb-|7,1,8;7,1,8;7,1,8;7,i,8|1;1;1;|||||||5;5;5;a
Hyper Scrapper|b|7,1,d|X|2|3||||b|0,b
Hyper-X3|-|7,9,x|||1||||8|m
Hypothermia|b|p,1,2c,2|0||2|||||n
Ice Bolt|ryb|p,5,1|2||3|||5;4;3||3
Ice Eternal|b|q,5,1|XX||3|||X|3a,9|c
Ice Quake|ryb|p,1|1||2||||e|b,g,2,c
Ice Storm|r|q,y,1|0||2||||3k,e|b,g,3,2,c
Icebind|ryb|q,5,1|0||3|||3;2;1|9|3,j
Icy Encounter|ryb|p,1,d|2|6;5;4|2|||||g,c
Ignite|r|h,13,1,d|0|2|2||||e|0,b,2
Illuminate|ryb|e,1,d|0|4;3;2|3|||||g
Immobilizing Shot|r|y,1,z,d|0|4|3|||||b,g
Impenetrable Belief|ryb|e,1,d|2|5;4;3|2|||||9
Imperial Edict|r|c,1,8|1||||||1|6,j,8
Imperial Intent|r|h,s,t|1||2|||||0,1
Imperial Ledger|r|c,1,8|0||||||1|c,8
Imperial Seal of Command|r|c,1,8|0||||||1|6,g,2,8
Imperial Warhorn|r|c,1,8|2||||||1|8
Imposing Visage|b|17,1|X3||3||||e|0
Impulsive Desire|ryb|w,1,d|0|3;2;1|3||||12|g
In the Swing|ryb|s,t|0||3|||||6,1
Incision|ryb|w,s,t|0||3|||||1
Increase the Tension|ryb|y,1|1||2||||e|6,2
Index|ryb|5,1|0||2|||||a
Induction Chamber|r|7,1,8|2|||||||1,8,k
Inertia|-|c,i,2||||||||n
Inertia Trap|r|w,y,6,12|0||3|||||b,9,c
Infect|ryb|w,1,d|0|3;2;1|3||||12|g,c
Infecting Shot|ryb|y,1,z,d|1|5;4;3|3|||||g,c
Infectious Host|ryb|c,1,d|0|4;3;2|2|||||b,c
Infiltrate|r|w,1,d|0|3|3||||12|g
Inflame|r|h,1,d|0|1|2||||e|b
Infuse Alloy|ryb|7,1,d|0|4;3;2|2||||5|9
Infuse Titanium|ryb|7,1,d|3|7;6;5|2||||5|9
Ink-lined Cloak|-|5,9,r|||0|||||6,7
Inner Chi|b|3,1e,2f||||||||e
Insidious Chill|b|p,1,2|3||2|||||5,h
Inspire Lightning|ryb|q,o,1|1||2|||3;2;1|w|3
Intellect Penalty|-|2g||||||||m,c
Interlude|ryb|23,4|0|||||||3,4,2,c
Intimate Inducement|ryb|3,w,t|0||3|||||9,1
Intoxicating Shot|b|y,1,z,d|0|4|3||||27|g,c
Invert Existence|b|1l,o,4|1|||||2|1g|3
Invigorate|ryb|q,1|0||2||||e|2
Invigorating Light|ryb|e,1,d|3|6;5;4|2|||||q
Invoke Azvolai|r|h,0,1,27|0||3||||1l,e|a
Invoke Cromai|r|h,0,1,27|0||3||||1l,e|a
Invoke Dominia|r|h,0,1,27|4||3||||1,1l,e|a
Invoke Dracona Optimai|r|h,0,1,27|6||3||||1,1l,e|a
Invoke Kyloria|r|h,0,1,27|1||3||||1l,e|a
Invoke Miragai|r|h,0,1,27|1||3||||1l,e|a
Invoke Nekria|r|h,0,1,27|3||3||||1l,e|a
Invoke Ouvia|r|h,0,1,27|2||3||||1l,e|a
Invoke Suraya|y|e,0,1,27|2||3||||1,1l,e|a
Invoke Themai|r|h,0,1,27|2||3||||1l,e|a
Invoke Tomeltai|r|h,0,1,27|5||3||||1,1l,e|a
Invoke Vynserakai|r|h,0,1,27|3||3||||1l,e|a
Invoke Yendurai|r|h,0,1,27|1||3||||1l,e|a
Ira, Crimson Haze|-|13,19,1a||||20|4|||a
Ira, Scarlet Revenger|-|13,19||||40|4|||a
Iris of Reality|-|0,l,2h,n||||||||d
Iris of the Blossom|-|13,9,x|||2||||6|6,g,h,7
Ironhide Gauntlet|-|c,9,k|||0|||||9,q
Ironhide Helm|-|c,9,x|||0|||||9,q
Ironhide Legs|-|c,9,a|||0|||||9,q
Ironhide Plate|-|c,9,r|||0|||||9,q
Ironrot Gauntlet|-|c,9,k|||1||||6|e
Ironrot Helm|-|c,9,x|||1||||6|e
Ironrot Legs|-|c,9,a|||1||||6|e
Ironrot Plate|-|c,9,r|||1||||6|e
Ironsong Determination|y|s,1|0||3||||e|1
Ironsong Pride|r|s,4,2|1|||||||g,5,f,n
Ironsong Response|ryb|s,t|0||3||||1m|9,1
Ironsong Versus|-|s,9,k|||2||||p|g,2,c,8
Isenhowl Weathervane|ryb|p,1|1||2||||e|2,c
Isolate|ryb|w,1,d|0|3;2;1|3||||12,11|e
Iyslander|-|q,5,19,1a||||18|4||3l|c
Iyslander, Stormbind|-|q,5,19||||36|4||3l|c
Jack Be Nimble|r|c,1,d|0|3|3||||b,3m|b,g
Jack Be Quick|r|c,1,d|0|3|3||||b,3m|b,g
Jack-o'-lantern|ryb|1l,o,1|0||2||||e|c
Jagged Edge|r|s,t|1||3|||||1,4
Jarl Vetreiði|-|q,17,19||||40|4||3n|c
Jinglewood, Smash Hit|-|23,l,2i,n||2||||||g,c,d||0,-,,
Jittery Bones|ryb|14,15,1,d|0|4;3;2|3||||b|b,h
Jolly Bludger|y|14,7,1,d|2|5|3||||n,3m|b
Jubeel, Spellbane|-|s,l,1m,n||3||||||g,c,d||1,1,,
Judge, Jury, Executioner|r|y,1,z,d|1|5|3||||1,2r|g,h
Jump Start|ryb|7,1,d|2|5;4;3|3||||1k|0
Junkyard Dogg|ryb|7,1,d|3|6;5;4|3||||3j|b
Just a Nick|r|w,t|0||3|||||g,1
Kabuto of Imperial Authority|-|s,9,x|||2||||6|b,9
Kano|-|5,19,1a||||15|4|||o,7
Kano, Dracai of Aether|-|5,19||||30|4|||o,7
Kassai|-|s,19,1a||||20|4|||0,g,2,c,8
Kassai of the Golden Sand|-|s,19||||40|4|||0,g,2,c,8
Kassai, Cintari Sellsword|-|s,19,1a||||20|4|||0,g,n,c
Katsu|-|13,19,1a||||20|4|||g,h
Katsu, the Wanderer|-|13,19||||40|4|||g,h
Kavdaen, Trader of Skins|-|26,19,1a||||20|4|||c,8
Kayo|-|u,19,1a||||20|4|||h,c
Kayo, Armed and Dangerous|-|u,19||||40|4|||h,c
Kayo, Berserker Runt|-|u,19,1a||||19|4|||b
Kelpie, Tangled Mess|y|14,15,1,g|0|1||3|||m|d||0,-,,tap
Kindle|r|5,4|0||||||34|m
King Kraken Harpoon|r|14,y,1,z,d|2|6|3||||1z|g,h,c
King Shark Harpoon|r|14,y,1,z,d|2|6|3||||1z|g,h,c
Kiss of Death|r|w,1,1n,d|0|3|3||||12|g
Knick Knack Bric-a-brac|r|c,1|3||2|||||0
Knife Through Butter|ryb|s,1|1||3||||e|b,2
Knives Out|b|w,13,t|0||3|||||a
Knock 'Em Off Their Feet|r|17,1,d|4|8|3||||1f|3
Knucklehead|-|u,9,x|||2||||3o,p|8
Koi Blessed Kimono|-|3,9,r|||||||r|j
Korshem, Crossroad of Elements|-|q,1,24|1||||||1,e|9,n,2
Kraken's Aethervein|-|5,l,m,n||||||1||3,m,7
Kunai of Retribution|-|h,13,l,1n,1i||1||||||q,d||1,1,1,destroyed at close
Kyloria|-|h,0,j,g||4||2||||g,m
Lace with Bloodrot|r|y,1|0||2||||e|g,2,c
Lace with Frailty|r|y,1|0||2||||e|g,2,c
Lace with Inertia|r|y,1|0||2||||e|g,2,c
Lady Barthimont|-|u,1v|||3|||||b,j
Lair of the Spider|r|w,13,6,12|0||3||||2t|b,9
Last Ditch Effort|b|c,1,d|3|4|3||||b|a
Lava Burst|r|h,1,d|0|2|3||||25|a
Lava Vein Loyalty|ryb|h,13,1,d|0|3;2;1|3||||b|a
Lay Down the Law|r|17,1,d|3|7|3||||2l|9
Lay Low|y|c,6|0||3|||||9,2
Lay Waste|ryb|7,1,d|2|5;4;3|3||||1k|6
Lay to Rest|ryb|e,1,d|1|5;4;3|3|||||b,g
Lead the Charge|ryb|c,1|0||2||||e|2
Lead with Heart|ryb|17,s,1|1||2||||e|2,c
Lead with Power|ryb|u,17,1|1||2||||e|2,c
Lead with Speed|ryb|u,s,1|1||2||||e|2,c
Leap Frog Gloves|-|w,13,9,k|||1||||6|b,9
Leap Frog Leggings|-|w,13,9,a|||1||||6|b,9
Leap Frog Slime Skin|-|w,13,9,r|||1||||6|b,9
Leap Frog Vocal Sac|-|w,13,9,x|||1||||6|b,9
Leave No Witnesses|r|w,1,d|0|4|3||||j|g,c
Leg Tap|ryb|13,1,d|1|4;3;2|2||||e|e
Legacy of Ikaru|b|13,t|0||3|||||b,g,1,m
Lesson in Lava|y|5,1|1||3|||3|1o|0,3
Levels of Enlightenment|b|3,1,d|1|3|3||||b|b,i,m
Levia|-|1l,u,19,1a||||20|4|||n
Levia, Redeemed|-|1l,1c||||8|4||1,1n|6,8
Levia, Shadowborn Abomination|-|1l,u,19||||40|4|||n
Lexi|-|q,y,19,1a||||20|4||3p|2,c,8
Lexi, Livewire|-|q,y,19||||40|4||3p|2,c,8
Life for a Life|ryb|c,1,d|1|4;3;2|2||||b|o,g
Life of the Party|ryb|c,1,d|2|4;3;2|2||||b|0,g,h
Light Fingers|-|c,9,k|||1||||6|9
Light it Up|y|q,y,1,z,d|1|4|3||||28,w|g,3
Light of Sol|y|e,1e,1f|||||||1|i
Light the Way|ryb|e,s,1,d|0|3;2;1|3||||1h,b|0,g
Lightning Form|ryb|11,1,d|1|5;4;3|2|||||g,c
Lightning Greaves|-|11,9,a|||1||||3,8|7
Lightning Press|ryb|11,4|0|||||||0,1
Lightning Surge|ryb|11,1,d|0|4;3;2|2||||b|a
Limpit, Hop-a-long|y|14,15,1,g|0|2||1|||m|d||1,-,1,tap
Line|b|y,1|0||3||||e|a
Line It Up|y|y,1|1||3||||e|2
Liquefy|r|h,t|1||2||||25|g,1
Liquid-Cooled Mayhem|ryb|7,1,d|4|6;5;4|3||||q|0
Loan Shark|y|14,1,2|0||3||||e|5,n,h,c
Locked and Loaded|ryb|7,1|0||3||||1v,e|2
Log Fall|ry|q,17,1,d|3|5;4|3||||21,n|i
Long Shot|ryb|y,1,z,d|0|3;2;1|3|||||a
Long Whisker Loyalty|r|h,s,t|0||3|||||g,1,2
Longdraw Half-glove|-|y,9,k|||1||||8|2,7
Looking for a Scrap|ryb|c,1,d|1|4;3;2|2||||b|0
Looming Doom|b|o,1,2|3||3|||2||3,5,n
Loot the Arsenal|b|14,15,1|0||3||||e|g,2,c
Loot the Hold|b|14,15,1|0||3||||e|g,h,2,c
Lord Sutcliffe|-|o,1v|||3|||1||3,j
Lord of Wind|b|13,1,d|0|2|3||||3q,14|0|Mugenshi: RELEASE
Lost in Thought|r|0,1|1||2||||e|1,c
Lost in Transit|y|14,1q|||3|||||9,c
Loyalty Beyond the Grave|r|h,6|0||3|||||j,m
Lubricate|b|7,4|0|||||||a
Lumina Ascension|y|e,s,1|0||3||||3r,e|g
Lumina Lance|y|e,t|0||3|||||0,g,1,m
Luminaris|-|e,0,l,2j,n||||||||i,d
Luminaris, Angel's Glow|-|e,0,l,2j,n||||||||i
Luminaris, Celestial Fury|-|e,0,l,2j,n|||||||22|1,7
Lunartide Plunderer|ryb|1l,1,d|3|7;6;5|2|||||g
Lunging Press|b|c,t|0||2|||||1
MHz Script|y|7,1,8|0||||||18|5,j
Machinations of Dominion|b|o,1|0||3||||e|2,c
Macho Grande|ryb|17,1,d|7|10;9;8|3||||11|e
Madcap Charger|ryb|u,1,d|1|5;4;3|3||||b|0,h
Madcap Muscle|ryb|u,1,d|3|6;5;4|3|||||0,h
Mage Master Boots|-|c,9,a|||0|||||2,8
Magrar|-|26,9,1d|||||||3s|c,8
Malefic Incantation|ryb|o,1,2|0||2||||e|b,5,c
Malign|ryb|w,1,d|0|3;2;1|3||||12|3,4
Mandible Claw|-|u,l,2k,1i||3||||||h,d||2,1,,
Mangle|r|17,1,d|4|8|3||||1f|3
Manifestation of Miragai|b|3,0,4,2|3||||||3h|5,i
March of Loyalty|r|h,1,d|0|4|3||||b|c
Mark of Lightning|-|11,9,k|||0|||||b,3,9
Mark of the Beast|y|1l,u,1,d|2|6|3||||1g|a
Mark of the Black Widow|ryb|w,1,d|0|3;2;1|3||||12|g
Mark of the Funnel Web|ryb|w,1,d|0|3;2;1|3||||12|g
Mark of the Huntsman|-|w,l,1n,1i||1|||||2t|g,d||2,1,1,
Mark the Prey|ryb|w,1,d|0|3;2;1|3||||12,2t|g
Mark with Magma|r|h,13,1,d|1|4|3||||b,2t|g
Marked|-||||||||2t|g
Marlynn|-|14,y,19,1a||||20|4|||m,c,8
Marlynn, Treasure Hunter|-|14,y,19||||40|4|||m,c,8
Mask of Deceit|-|w,9,x|||2||||2k,6|9
Mask of Malicious Manifestations|-|w,y,9,x|||1||||6|8
Mask of Many Faces|-|13,9,x|||1||||6|2,7
Mask of Momentum|-|13,9,x|||2||||6|b,g,m
Mask of Perdition|-|w,9,x|||1||||8|g,1,j,k
Mask of Recurring Nightmares|-|3,w,9,x|||2||||6|9,k
Mask of Shifting Perspectives|-|w,13,9,x|||1||||3t|g,m,k
Mask of Three Tails|-|13,9,x|||0|||||6,g,m,7
Mask of Wizened Whiskers|-|13,9,x|||1||||6|9
Mask of the Pouncing Lynx|-|13,9,x|||2||||6|b,g
Massacre|r|u,1,d|3|6|3||||i|b,h
Master Cog|y|7,1e,1f|||||||1|i
Maul|y|13,t|0||3|||||g,1,c
Mauling Qi|r|13,1,d|1|5|3||||14|b,g,3|Crouching Tiger
Mauvrion Skies|ryb|o,1|0||2||||e|g,2,c
Maximum Velocity|r|7,1,d|2|10|3|||||6
Maxx 'The Hype' Nitro|-|7,19||||40|4|||6,c,8
Maxx Nitro|-|7,19,1a||||20|4|||6,c,8
Meat and Greet|ryb|o,1,d|1|4;3;2|3||||b|g,3,c
Mechanical Strength|ryb|7,1,d|3|5;4;3|3||||q|a
Medkit|b|7,1,8|0|||||||8
Meganetic Lockwave|b|7,1|XXX||3||||e|9
Meganetic Protocol|b|7,1,d|3|5|3||||q|9
Meganetic Shockwave|b|7,1,d|2|4|3|||||9
Melody, Sing-along|-|23,19,1a||||20|4|||c
Melting Point|r|y,1|1||3||||e|g,2
Memorial Ground|ryb|c,4|0|||||||0,1;0,1;1
Mental Block|b|5,1q|||2|||||3,4,h,2,c,7
Merciful Retribution|y|e,0,4,2|4|||||1|t|b,3,f
Merciless Battleaxe|-|s,l,25,n||3|||||n|b,d||3,1,,
Meridian Pathway|-|3,0,9,a|||||||3u|i,7
MetEx|ryb|7,1,d|1|4;3;2|3||||1k|g
Metacarpus Node|-|5,9,k|||0||||3|n
Metis, Archangel of Tenacity|-|e,f,g||4||4|||7,24|b,d||2,1,,
Micro-processor|b|7,1,8|2||||||3v|m,8
Midas Touch|y|c,1|1||3||||e|c
Might|-|c,i,2||||||||j,2
Mighty Windup|ryb|u,17,1,d|3|7;6;5|2|||||h,c,7
Miller's Grindstone|-|17,l,18,1i||4|||||2h|g,d||3,1,,
Mind Warp|y|5,1|0||3|||2|a|3,m
Mind's Desire|ryb|w,1,d|0|3;2;1|3||||12|g
Mindstate of Tiger|b|13,1,2|0||3|||||j,c
Minerva Themis|-|s,1v|||3|||||g,j
Mini Forcefield|ryb|7,1,8|1||||||18,3h|5,j
Mini Meataxe|-|u,l,25,1i||3||||||b,h,m,d||2,1,,
Minnowism|ryb|c,1|0||2||||e|2
Miragai|-|h,0,j,g||2||4||||a
Miraging Metamorph|r|0,1,d|1|7|3||||2j|f,c
Mischievous Meeps|r|c,1,d|1|2|2||||e|0,g,m
Misfire Dampener|-|7,9,k|||1||||6|3,4,7
Mistcloak Gully|-|3,4,24|1||||||1,2|n,i
Money Where Ya Mouth Is|ryb|c,1|1||2||||e|b,2
Money or Your Life?|ryb|c,1,d|3|6;5;4|2|||||g,3
Monkey Powder|r|y,1|3||2||||e|m,2
Monstrous Veil|-|u,9,x|||1||||h,8|h,m,8
Moon Chakra|ryb|3,0,4|0|||||||3,4,2
Moon Wish|ryb|c,1,d|2|5;4;3|2|||||0,g
Moonshot|y|7,1,d|XX|3|3||||n|0,6,b
Moray le Fay|y|14,15,1,g|0|0||3|||m|7,d||0,-,,tap
Mordred Tide|r|o,1|0||3||||e|c
Morlock Hill|b|s,4|0|||||||3,4,2
Mounting Anger|ryb|h,13,1,d|1|4;3;2|2||||e|0,b,g
Mugenshi: RELEASE|y|13,1,d|1|4|3||||3q,14,b|g|Whelming Gustwave
Mulch|ryb|q,17,1,d|4|8;7;6|3||||19|g
Murderous Rabble|b|14,1,d|0|0|3||||e|b,i
Murkmire Grapnel|ryb|y,1,z,d|0|4;3;2|3|||||3,4
Murky Water|r|y,1,z,d|2|6|3||||27,24|g
Muscle Mutt|y|c,1,d|3|6|2|||||e
Mutated Mass|b|1l,1,d|1|*|*||||1g|i
Mutiny on the Battalion Barque|b|14,1|0||2||||e,3m|2
Mutiny on the Nimbus Sovereign|b|14,1|0||2||||e,3m|2
Mutiny on the Swiftwater|b|14,1|0||2||||e,3m|2
Nasreth, the Soul Harrower|-|1l,i,1p,g||6||6||||g,d||0,1,,
Nasty Surprise|b|c,1,d|0|2|3|||||c
Nature's Path Pilgrimage|ryb|s,1|1||3||||e|g,2
Nebula Blade|-|o,l,1m,n||1||||||g,c,d||2,1,,
Nekria|-|h,0,j,g||4||7||||3,c
Nerve Scalpel|-|w,l,1n,1i||1|||||3e|g,9,2,d||2,1,1,
Nerves of Steel|b|17,1,2|3||3|||||3,9,5
Nettling Shot|r|y,1,z,d|0|4|3|||||a
Never Yield|b|17,1,2|3||3|||||j,m
New Horizon|-|y,9,x|||2||||6|f
Nimble Strike|ryb|c,1,d|1|4;3;2|2|||||0
Nimblism|ryb|c,1|0||2||||e|0,2
Nimby|ryb|c,1,d|0|3;2;1|2|||||b
Ninth Blade of the Blood Oath|y|o,1,d|9|9|3|||||0
Nip at the Heels|b|c,t|0||3|||||1
Nitro Mechanoid|-|7,l,9,8||5|5||||3f,p|d||0,-,,a card from under it
Nix the Nimble|ryb|w,1,d|1|5;4;3|3||||j|g,c
No Fear|r|u,4|0|||||||0,3,4,n,2
Nock the Deathwhistle|b|y,1|0||3||||2r,3w,e|a
Nom de Plume|-|23,9,x|||0|||||m,8
Northern Winds|b|p,1|0||2||||31,g,3x|9,c
Not So Fast|y|14,4|0||||||3y|m,2
Nourishing Emptiness|r|c,1,d|2|6|3||||24|g
Null // Shock|y|5,4,11,4|1|||||1|v,d|0,3
Null Time Zone|b|7,1,8|0||||||18|5,j,i
Nullrune Boots|-|c,9,a|||0||||3|e
Nullrune Gloves|-|c,9,k|||0||||3|e
Nullrune Hood|-|c,9,x|||0||||3|e
Nullrune Robe|-|c,9,r|||0||||3|e
Numbskull|r|u,1,d|2|6|3|||||a
Nuu|-|3,w,19,1a||||20|4|||9,r,7
Nuu, Alluring Desire|-|3,w,19||||40|4|||9,r,7
Oaken Old|r|q,17,1,d|3|7|3||||3z,24|g
Oasis Respite|ryb|c,4|1|||||||3,4
Oath of Loyalty|r|h,1,d|0|4|3||||e|o
Oath of Steel|r|s,1|0||3||||e|b,n
Oath of the Arknight|ryb|o,1|2||3||||e|2,c
Oblivion|b|1l,o,4|0||||||1,36|6,c
Obsidian Fire Vein|-|h,s,l,1n,1i||1||||||d||1,1,,
Ode to Wrath|y|e,0,4,2|4||||||t|a
Okana Scar Wraps|-|13,9,k|||2||||6|b,g,1,k
Old Knocker|-|c,9,r|||1||||6|7
Oldhim|-|q,17,19,1a||||20|4||3n|3,4,i,2,l
Oldhim, Grandfather of Eternity|-|q,17,19||||40|4||3n|3,4,i,2,l
Ollin Ice Cap|-|p,17,9,x|||1||||6|b,9,c
Olympia|-|s,19,1a||||20|4|||c
Olympia, Prized Fighter|-|s,19||||40|4|||c
On a Knife Edge|y|c,1|0||2||||e|2
On the Horizon|ryb|c,1q|||4;3;2|||||9
One-Two Punch|ryb|13,1,d|0|3;2;1|3||||14|g,3|Head Jab
Onyx Amulet|b|c,1,8|0||||||k,l|8
Opal Amulet|b|c,1,8|0||||||k,l|7
Open the Center|ryb|13,1,d|2|5;4;3|3||||14,b,24|a|Head Jab
Open the Flood Gates|ryb|5,1|2||3|||3;2;1|a|3,m
Optekal Monocle|b|7,1,8|0|||||||5,8
Orb-Weaver Spinneret|ryb|w,1|0||3||||e|2
Orbitoclast|-|w,l,1n,1i||1|||||3e|g,9,2,d||2,1,1,
Orihon of Mystic Tenets|b|3,4|4||||||1|i,m
Ornate Tessen|-|c,9,1d||||||||m,7
Oscilio|-|q,5,19,1a||||18|4||16|h,m,7
Oscilio, Constella Intelligence|-|q,5,19||||36|4||16|h,m,7
Out Muscle|ryb|c,1,d|3|6;5;4|2||||b|a
Out Pace|ryb|7,1,d|1|4;3;2|3||||1k|6
Out for Blood|ryb|s,t|1||3||||1m|9,1,2
Outed|r|c,1,d|0|3|||||e|9
Outland Skirmish|ryb|s,1|0||3||||e|g,2,c
Ouvia|-|h,0,j,g||1||6|||1l|5,j
Over Flex|ryb|y,1|1||2||||3w,e|2
Over Loop|ryb|7,1,d|2|5;4;3|3||||1k|g
Over the Top|ryb|17,1,d|3|6;5;4|3||||n|a
Overblast|ryb|7,1,d|2|5;4;3|3|||||a
Overcome Adversity|-|c,9,a|||2||||6|9
Overflow the Aetherwell|ryb|5,1|0||3|||3;2;1|a|3
Overload|ryb|c,1,d|0|3;2;1|2||||11,b|g
Overload Script|r|7,1,8|0||||||18|5,j
Overpower|ryb|s,t|3||3||||1m|9,1
Oysten, Heart of Gold|y|14,15,1,g|0|3||1|||m|f,c,d||0,-,,tap
Pack Call|ryb|u,1,d|3|7;6;5|3|||||9
Pack Hunt|ryb|u,1,d|2|6;5;4|3||||i|b
Paddle Faster|r|14,15,1,d|0|4|3||||b|b
Pain in the Backside|r|w,13,1,d|0|3|2||||e|g,3
Palantir Aeronought|r|7,1,d|2|6|3|||||9
Panel Beater|ryb|7,1,d|2|5;4;3|3||||1k|9
Parable of Humility|y|e,0,4,2|4||||||t|9
Parry Blade|-|s,l,9,1m,1i||2|0||||6|9,d||1,1,,
Pass Over|b|3,4|0||||||1,2|a
Passing Mirage|b|0,1,2|0||2||||t|a
Patch the Hole|-|y,9,x|||0|||||7
Path Well Traveled|b|3,4|0||||||1,2|1
Path of Vengeance|-|h,9,a|||1||||6|1,k
Pathing Helix|ryb|y,1,z,d|0|4;3;2|3|||||g
Pay Day|b|w,1|0||3|||||c
Pay Up|r|c,1,d|3|6|3||||n|g,3,9
Payload|ryb|7,1,d|2|6;5;4|3||||24|a
Peace of Mind|ryb|c,4|2|||||||3,4,2,c
Pearl Amulet|b|c,1,8|0||||||k,l|8
Pedal to the Metal|ryb|7,1,d|2|5;4;3|3||||1k|g,2
Peg Leg|-|14,9,a|||1||||6|2,8
Pendulum Trap|y|y,6,12|0||3|||||b,9
Penetration Script|y|7,1,8|1||||||18|5,j
Perch Grapplers|-|y,9,a|||2||||6|8
Perennial Aetherbloom|ryb|5,1|0||3|||3;2;1|a|3
Perforate|y|w,s,t|1||3|||||0,1,m
Performance Bonus|ryb|c,1,d|0|3;2;1|2||||b|g,c
Perk Up|r|7,1|1||2||||e|2
Persuasive Prognosis|b|w,1,d|0|1|3||||12|g
Phantasmaclasm|r|0,1,d|3|9|3||||2j|9,m
Phantasmal Footsteps|-|0,9,a|||0|||||b,9,q,f
Phantasmal Haze|ryb|0,1,d|3|8;7;6|3||||2j|f,c
Phantasmal Symbiosis|y|0,1,d|1|6|3||||2j|b
Phantasmify|ryb|0,1|1||2||||e|2
Phantom Tidemaw|b|0,4,2|0||||||2j,1s|f
Phoenix Flame|r|h,1,d|0|0|||||e|a
Phoenix Form|r|h,13,1,d|0|3|3||||b|g,m
Photon Rush|rb|q,o,1,d|0|3;1|3||||2o,b|a
Photon Splicing|ryb|5,1|1||3|||4;3;2||3,h,7
Pick Up the Point|ryb|w,13,1,d|0|3;2;1|2||||e,40|b
Pick a Card, Any Card|ryb|c,1|0||2||||e|c
Pick to Pieces|ryb|w,1,d|0|3;2;1|3||||12|3,4
Pierce Reality|b|0,1,2|0||2||||t|a
Piercing Shadow Vise|ryb|1l,o,1,d|2|4;3;2|3||||1g|3
Pilfer the Wreck|ryb|14,1,d|3|7;6;5|2|||||g,c
Pinion Sentry|b|7,1q|||3|||||9,c
Pink Visor|-|26,9,x|||||||2w|2,8
Pint of Strong and Stout|b|17,1|0||2||||e|c
Pitfall Trap|y|y,6,12|0||3|||||b,3,9
Plague Hive|y|w,y,1e,1f|||||||1|i,c
Plan for the Worst|b|y,1|0||3|||||n,h,2
Plasma Barrel Shot|-|7,l,1y,n||X||||||d||0,1,,1 steam counter
Plasma Mainline|r|7,1,8|2|||||||0,5
Plasma Purifier|r|7,1,8|2|||||||8
Platinum Amulet|b|c,1,8|0||||||k,l|9,7
Pledge Fealty|r|h,4|0|||||||c
Plow Through|ryb|s,1|1||3||||e|2
Plow Under|y|10,1,d|2|2|3||||1x|b
Plume of Evergrowth|-|10,9,x|||0|||||7
Plunder Run|ryb|c,1|0||2||||e|g,m,2
Plunder the Poor|ryb|w,1,d|0|4;3;2|3||||j|0,g,c
Plunge|ryb|w,13,1,d|1|3;2;1|2||||e|b,g,2
Plunge the Prospect|ryb|w,1,d|0|3;2;1|3||||12|a
Point of Engagement|ryb|s,1|0||3||||e|2
Point the Tip|ryb|y,1|0||2||||e|a
Poison the Tips|y|y,1|0||2||||3w,e|g,h
Poison the Well|b|c,4|0|||||||2
Poisoned Blade|ryb|w,13,1,d|1|3;2;1|2||||e|g
Polar Blast|ryb|p,1|1||2||||e|1,m,2
Polar Cap|ryb|q,5,1|2||3|||4;3;2|9|3,c
Polarity Reversal Script|r|7,1,8|1||||||18|9,5,j
Polly Cranka|-|2l,2m,1d,g||||1|||18,41|8
Ponder|-|c,i,2||||||||n,m
Pop the Bubble|ryb|5,1|0||3|||3;2;1|a|3
Popped Collar Polo|-|c,9,r|||0|||||8
Portside Exchange|b|14,1|0||3||||e|h,m,c
Potion of Déjà Vu|b|c,1,8|0|||||||i,7
Potion of Ironhide|b|c,1,8|0|||||||7
Potion of Luck|b|c,1,8|0|||||||m,7
Potion of Seeing|b|c,1,8|0|||||||7
Potion of Strength|b|c,1,8|0|||||||2,8
Pounamu Amulet|b|c,1,8|0||||||k,l|8
Pouncing Paws|-|13,9,a|||1||||8|c,7
Pouncing Qi|ryb|13,1,d|0|3;2;1|3||||14,b|a|Crouching Tiger
Pound Town|ryb|u,1,d|3|7;6;5|3||||15|b,c
Pound for Pound|ryb|c,1,d|3|6;5;4|2||||24|a
Pounding Gale|r|13,1,d|1|5|3||||14|a|Open the Center
Pour the Mold|ryb|7,1|0||3||||e|0;0;a
Powder Keg|b|7,1,8|0|||||||g,9
Power Stance|b|s,1,2|0||3||||e|j
Prayer of Bellona|y|e,s,1|1||3||||1h,e|2
Preach Modesty|r|13,1,2|0||2|||||5,p,c
Precision Press|ryb|s,1|1||3||||e|2
Predatory Assault|ryb|u,1,d|2|6;5;4|3||||24|h
Predatory Streak|ryb|13,1|0||2||||e|c
Premeditate|r|c,1|0||2||||e|g,2,c
Preserve Tradition|b|3,4|0||||||1,2|a
Primed to Fight|r|17,1,d|5|9|3|||||0
Primeval Bellow|ryb|u,1|0||3||||e|0,h,2
Prism|-|e,0,19,1a||||20|4|||c,7
Prism, Advent of Thrones|-|e,0,19,1a||||16|4|||7
Prism, Awakener of Sol|-|e,0,19||||32|4|||7
Prism, Sculptor of Arc Light|-|e,0,19||||40|4|||c,7
Prismatic Lens|y|7,1,8|1||||||18|5,j,7
Prismatic Leyline|y|c,1|0||3||||e|2
Prismatic Shield|ryb|0,4|3|||||||c
Prized Galea|-|s,9,x|||2||||42,p|9,1,k
Proclaim Vengeance|r|h,4|0||||||2t|a
Proclamation of Abundance|-|1t,9,1d||||||||m,8
Proclamation of Combat|-|1t,9,1d||||||||j,8
Proclamation of Production|-|1t,9,1d||||||||h,8
Proclamation of Requisition|-|1t,9,1d||||||||h,8
Professor Teklovossen|-|7,19,1a||||20|4|||0
Prognosticate|ryb|5,1|0||3|||3;2;1|a,1v|3
Promise of Plenty|ryb|c,1,d|0|3;2;1|2||||b|g
Promising Terrain|b|17,1,2|0||3||||e|p,m,c
Proto Base Arms|-|7,9,b,k||||||||e
Proto Base Chest|-|7,9,b,r||||||||e
Proto Base Head|-|7,9,b,x||||||||e
Proto Base Legs|-|7,9,b,a||||||||e
Provoke|b|s,t|1||3|||||9,h
Prowess of Agility|b|13,1,2|0||3|||||b,n,m
Prowl|ryb|w,1,d|0|3;2;1|3||||12|2
Pry|ryb|5,1|0||3|||||m
Public Bounty|ryb|c,1|1||2||||2t,e|2
Puffer Jacket|-|7,9,r|||2||||p|a
Puffin|-|14,7,19,1a||||20|4|||m,c,8
Puffin, Hightail|-|14,7,19||||40|4|||m,c,8
Pulping|ryb|u,1,d|2|6;5;4|||||24,b|b,h,m
Pulse of Candlehold|y|10,11,1|0||3||||1,e|a
Pulse of Isenloft|b|p,10,6|2||6||||1|9
Pulse of Volthaven|r|11,p,4|0||||||1|2
Pulsewave Harpoon|r|7,1,d|1|4|3||||1k|b,9
Pulsewave Protocol|y|7,1,d|3|6|3||||q|b,9
Pulsing Aether // Life|r|5,1,10,4|1||3|||4|v|3
Pulverize|r|17,1,d|10|14|3||||43|g
Pummel|ryb|c,t|2||2|||||g,1,h
Puncture|ryb|s,t|1||3|||||1
Pursue to the Edge of Oblivion|r|c,1,d|0|4|3||||2t|g
Pursue to the Pits of Despair|r|c,1,d|1|5|3||||2t|g
Pursuit of Knowledge|b|c,1,d|2|4|2|||||g
Push Forward|ryb|s,1|1||3||||e|2
Push the Point|ryb|c,1,d|1|4;3;2|2|||||g
Put 'Em In Their Place|r|17,1,d|6|10|3||||44,1f|3,h,m
Put in Context|b|c,6|0||3|||||9
Putrid Stirrings|ryb|1l,o,1|3||3||||1g,e|2
Pyroglyphic Protection|ryb|5,1,2|2||2|||||3,4,p
Qi Unleashed|ryb|13,1,d|2|3;2;1|3||||14|a|Crouching Tiger
Quantum Processor|y|7,1,8|1||||||18|5,j,7
Quartermaster's Boots|-|c,9,a|||1||||6|2,8
Quelling Robe|-|c,9,r|||0||||2m|e
Quelling Sleeves|-|c,9,k|||0||||2m|e
Quelling Slippers|-|c,9,a|||0||||2m|e
Quick Clicks|-|c,9,a|||0|||||6,2,8
Quickdodge Flexors|-|c,9,a|||0|||||9,n,l
Quicken|-|c,i,2||||||||b
Quickfire|ryb|7,1|2||2||||e|0,2
Quicksilver Dagger|-|s,l,1n,1i||1|||||b|d||1,1,,
Quickstep|-|23,9,a|||0|||||c,8
Quiver of Abyssal Depths|-|y,9,22||||||||7
Quiver of Rustling Leaves|-|y,9,22||||||||7
Radiant Flow|-|e,9,a||||||||3,4,7
Radiant Forcefield|y|e,4,2|0|||||||3,4
Radiant Raiment|-|e,9,r||||||||3,4,7
Radiant Touch|-|e,9,k||||||||3,4,7
Radiant View|-|e,9,x||||||||3,4,7
Ragamuffin's Hat|-|c,9,x|||0|||||6,m,7
Rage Specter|b|0,1,2|2||3||||45,46|5
Raging Onslaught|ryb|c,1,d|3|7;6;5|3|||||e
Rain Razors|y|y,4|0|||||||a
Raise an Army|y|s,1|0||3||||1w,e|0,c
Rake Over the Coals|r|h,4|0|||||||a
Rake the Embers|ryb|h,0,1|1||2||||1l,e|c
Rally the Coast Guard|ryb|c,1,d|3|7;6;5|2|||||6,9,h,7
Rally the Rearguard|ryb|c,1,d|2|6;5;4|2|||||6,9,h,7
Rally the Underdog|-|1o||||||||m
Ram Raider|ryb|1l,u,1,d|2|6;5;4|3||||1g,b|0
Rampant Growth // Life|y|5,4,10,4|0||||||v,47|a
Rampart of the Ram's Head|-|17,9,1d|||0|||||9
Rapid Fire|y|y,1|0||2||||3w|a
Rapid Reflex|ryb|13,t|1||3|||||1
Ratchet Up|ryb|7,1,d|1|5;4;3|2||||5|9
Rattle Bones|r|o,1|2||3||||e|o,3,1
Ravenous Meataxe|-|u,l,25,n||3||||||b,h,m,d||2,1,,
Ravenous Rabble|ryb|c,1,d|0|5;4;3|2||||e|b,i
Raw Meat|-|u,9,r|||0||||p|a
Rawhide Rumble|ryb|u,1,d|2|6;5;4|3||||15,i|b
Ray of Hope|y|e,4|1|||||||a
Raydn, Duskbane|-|e,s,l,1m,n||0||||||d||0,1,,
Razor Reflex|ryb|c,t|1||2|||||0,g,1
Razor's Edge|ryb|w,t|0||3|||||1
Razzle Dazzle|ryb|7,1,d|1|4;3;2|3||||1k|e
Re-Charge!|ryb|7,1|1||2||||e|2
Read the Glide Path|ryb|y,1|0||2||||2g,e|2
Read the Ripples|ryb|5,1,2|0||2||||1v|n,m
Read the Runes|ryb|o,1|0||2|||||c
Ready to Roll|b|u,1|0||3||||3o,e|a
Reality Refractor|-|0,l,2h,n||||||||d
Reaper's Call|ryb|w,1,d|0|3;2;1|3||||12|h,7
Reaping Blade|-|o,l,1m,n||3||||||d||1,1,,
Rebellious Rush|ryb|h,13,1,d|2|5;4;3|2||||e|e
Reckless Charge|b|u,1|0||3||||3o|m
Reckless Swing|b|u,6|0||4|||||0,3,h
Recoil|ryb|13,1,d|0|3;2;1|3||||14|g|Head Jab
Red Alert Boots|-|w,s,9,a|||1||||6|a
Red Alert Gloves|-|w,s,9,k|||1||||6|a
Red Alert Vest|-|w,s,9,r|||1||||6|a
Red Alert Visor|-|w,s,9,x|||1||||6|a
Red Fin Harpoon|b|14,y,1,z,d|2|4|3||||1z|g,h,c
Red Hot|r|h,1,d|2|4|3||||48,25|b
Red Liner|-|y,l,1k,n||||||||8
Red in the Ledger|r|y,1,z,d|1|5|3||||2r|g
Redback Shroud|-|w,9,r|||1||||8|0,j,2,k
Redspine Manta|-|y,l,1k,n||||||||8
Reduce to Runechant|ryb|o,6|1||4;3;2|||||0,c
Redwood Hammer|-|10,17,l,18,1i||3||||||i,d||3,1,,
Reek of Corruption|ryb|o,1,d|2|4;3;2|3|||||g,h,c
Reel In|b|y,4|X||||||3w|a
Refraction Bolters|-|s,9,a|||1||||8|g
Regain Composure|b|c,1|0||2||||e|g,2
Regicide|b|w,1,d|0|3|3||||1,2k|6,g,9,q
Regrowth // Shock|b|10,o,1,11,4|0||3|||1|v,e|0,3
Regurgitating Slog|ryb|c,1,d|2|6;5;4|2||||24|0
Reincarnate|ryb|u,1,d|3|7;6;5|3|||||h
Reinforce Steel|ryb|17,1|2||3|||||a
Reinforce the Line|ryb|c,4|0|||||||9,1
Rejuvenate|ryb|q,1|1||2|||||o
Release the Tension|ryb|y,1|0||2||||e|6,2
Relentless Pursuit|b|c,1|0||3||||2t,e|a
Remembrance|y|c,4|0|||||||a
Remorseless|r|y,1,z,d|1|5|3|||||6,g,2
Requiem for the Damned|r|1l,o,1|0||3||||1g|o,c
Resounding Courage|ryb|e,s,t|1||3|||||1,c
Restless Bones|ryb|14,15,1,d|2|6;5;4|3||||b|b,h
Restless Coalescence|y|0,4,2|0||||||2v|5,c,7
Retrace the Past|b|13,1,d|0|2|3||||3q,14|b|*Gustwave*
Return Fire|r|y,1q|||4|||||9,j
Rev Up|ryb|7,1,d|3|6;5;4|3||||1k|0
Revel in Runeblood|r|o,1|0||2||||e|n,c
Reverberate|ryb|5,1|1||3|||3;2;1||0,o,3
Rewind|b|5,4|1||||||d|1
Reya, the Unyielding|-|17,19,1r||||21|4|||c
Rhinar|-|u,19,1a||||20|4||i|h
Rhinar, Reckless Rampage|-|u,19||||40|4||i|h
Riches of Trōpal-Dhani|y|c,1e,1f|||||||1|i,c
Riddle with Regret|r|1b,1,2|0||2||||e|n
Ride the Tailwind|ryb|13,1,d|0|3;2;1|2||||e|b,g,2
Ridge Rider Shot|ryb|y,1,z,d|0|4;3;2|3||||1v|a
Rift Bind|ryb|1l,o,1,d|1|3;2;1|3||||1g|a
Rift Skitter|ryb|1l,o,1,d|3|4;3;2|3||||2u,e,1g|e
Rifted Torment|ryb|1l,o,1,d|2|4;3;2|3|||1|1g|3
Rifting|ryb|c,1,d|2|6;5;4|2|||||o,g,2
Riggermortis|y|14,15,1,g|1|6||1|||m|d||1,-,,tap
Righteous Cleansing|y|17,1,d|7|10|3||||1f|3
Riled Up|ryb|u,1,d|3|7;6;5|3|||||h
Ring of Roses|y|10,5,1,2|0||3||||1,3i|a
Rip Through Reality|ryb|1l,o,1,d|2|4;3;2|3||||b,1g|3
Ripple Away|b|c,1,d|2|4|3|||||h,c,7
Riptide|-|y,19,1a||||19|4|||b,3
Riptide, Lurker of the Deep|-|y,19||||38|4|||b,3
Rise Above|ryb|c,6|2||4;3;2|||||0
Rise Up|r|h,1,d|1|3|3||||48,25,24|a
Rise from the Ashes|ryb|h,13,1|0||2||||e|2
Rising Energy|ryb|17,s,1,d|2|6;5;4|2|||||0
Rising Knee Thrust|ryb|13,1,d|0|3;2;1|3||||14,b|a|Leg Tap
Rising Power|ryb|u,17,1,d|2|6;5;4|2|||||a
Rising Resentment|ryb|h,13,1,d|0|3;2;1|2||||e|0,b,g
Rising Solartide|ryb|e,1,d|1|5;4;3|3|||||g
Rising Speed|ryb|u,s,1,d|2|5;4;3|2||||b|a
Rising Sun, Setting Moon|b|3,4|0||||||1,2|m
Rising Tide|b|3,1,d|1|3|2|||||a
Rites of Lightning|ryb|q,o,1,d|1|4;3;2|3|||1|w,b|b,3
Rites of Replenishment|ryb|q,o,1,d|2|6;5;4|3||||19|b,3
Roar of the Tiger|y|13,1|0||3||||e|c
Rob the Rich|ryb|w,1,d|1|5;4;3|3||||j|g,c
Robe of Autumn's Fall|-|13,9,r|||0||||3|g
Robe of Rapture|-|5,9,r|||0||||3|8
Rockslide Trap|b|y,6,12|0||2|||||b,9,1
Roiling Fissure|b|17,1|X1||3||||e|0
Rok|-|u,l,2n,n||7||||||6,3,4,d||3,1,,
Rolling Thunder|r|u,1|1||3||||e|2
Romping Club|-|u,l,1s,n||4||||||h,d||2,1,,
Ronin Renegade|ryb|h,13,1,d|0|3;2;1|2||||e|e
Root-Bound Trunks|-|10,17,9,a|||1||||6|9,c
Rootbound Carapace|ryb|10,6|0||3;2;1||||1x|a
Rosetta Thorn|-|o,l,1m,n||2||||2||b,3,d||1,1,,
Rotary Ram|ryb|7,1|0||3||||e|2
Rotten Old Buckler|-|17,9,1d|||1||||6|e
Rotten Remains|b|c,1,d|0|1|3|||||b
Rotwood Reaper|-|10,o,l,1m,n||2||||||c,d||2,1,,
Rouse the Ancients|b|c,1,d|3|0|2||||b|0
Rousing Aether|ryb|5,1|2||3|||4;3;2||3,2
Rout|r|s,t|2||3||||1m|9,1
Rowdy Locals|b|c,1,d|0|2|3|||||g,h
Ruby Amulet|b|c,1,8|0||||||k,l|7
Rugged Roller|-|u,l,1s,n||6||||||6,d||1,1,,
Rumble Grunting|ryb|u,1|0||3||||e|6,h,2
Run Roughshod|b|u,1,d|1|5|3|||||6,h
Run Through|y|s,t|1||3|||||1,2
Run into Trouble|r|u,s,1q|||3|||||b,9
Runaways|-|c,9,a|||0|||||6,3,4,7
Rune Flash|ryb|o,1,d|3|4;3;2|3||||e|0
Runeblood Barrier|y|o,1,2|3||2|||||3,4,5,p,c
Runeblood Incantation|ryb|o,1,2|1||2||||e|5,p,c
Runechant|-|o,i,2||||||1||b,3
Runehold Release|-|o,9,k|||0|||||c,8
Runerager Swarm|ryb|o,1,d|0|3;2;1|3||||b|c
Runic Reaping|ryb|o,1|1||2||||e|g,i,2,c
Runic Reckoning|r|o,1|1||3||||e|0,2
Runic Reclamation|r|o,1,d|3|7|3|||||g,c
Runner Runner|r|u,s,1,d|2|6|3|||||b,c
Rushing River|ryb|13,1,d|0|3;2;1|3||||14,b|g,m|Torrent of Tempo
Rust Belt|-|7,9,r|||1||||8|7
Rusted Relic|b|c,1,8|0||||||3|e
Rusty Harpoon|b|14,y,1,z,d|0|1|3|||||e
Ruu'di, Gem Keeper|-|19,26||||40|4|||m,8
Sack the Shifty|ryb|w,1,d|0|4;3;2|3||||j|g,c
Sacred Art: Immortal Lunar Shrine|b|3,0,4|3||||||1,2|c
Sacred Art: Jade Tiger Domain|b|3,13,4|3||||||1,2|c
Sacred Art: Undercurrent Desires|b|3,w,4|3||||||1,2|c
Salt the Wound|y|13,1,d|0|2|3|||||g
Saltwater Swell|ryb|14,1,d|1|3;2;1|3||||e|b,i
Salvage Shot|ryb|y,1,z,d|1|5;4;3|3|||||g
Sanctuary of Aria|-|2o,2g||||||||3,4,n,7
Sand Cover|ryb|h,0,4|0|||||||a
Sand Sketched Plan|b|u,1|0||3||||h|h
Sandscour Greatbow|-|y,l,1k,n||||||||8
Sap|ryb|5,1|0||3|||3;2;1|a|3
Sapphire Amulet|b|c,1,8|0||||||k,l|8
Sash of Sandikai|-|h,9,r|||0|||||6,7
Savage Beatdown|r|u,1,d|3|6|3|||||0,6,h
Savage Feast|ryb|u,1,d|1|6;5;4|3|||||0,b,h,m
Savage Sash|-|u,9,r|||2|||||0,d
Savage Swing|ryb|u,1,d|1|7;6;5|3|||||0,h
Save the Thought|ryb|5,4|2|||||||c
Saving Grace|y|e,s,6|0||3||||1h|0,1
Savor Bloodshed|r|w,s,1|0||3||||e|g,m,2
Sawbones, Dock Hand|y|14,15,1,g|2|6||2|||m|3,4,2,7,d||1,-,,tap
Scabskin Leathers|-|u,9,a|||2||||8|8
Scalding Iron|r|h,s,t|0||2|||||1
Scalding Rain|ryb|5,1|1||3|||4;3;2||3
Scale Peeler|-|w,l,1n,1i||1|||||3e|g,9,2,d||2,1,1,
Scar Tissue|ryb|w,s,t|0||2|||||g,1
Scar for a Scar|ryb|c,1,d|0|4;3;2|2||||b|o
Scarf for a Scarf|r|c,1,d|0|4|2||||b|b
Scepter of Pain|-|o,l,2j,1i||||||1||3,c,8
Schism of Chaos|b|1b,1e,1f|||||||1|i
Scooba, Salty Sea Dog|y|14,15,1,g|0|4||4|||m|b,c,d||3,-,,tap
Scour|b|5,1|X||3|||X||a
Scour the Battlescape|ryb|c,1,d|0|3;2;1|2||||b|m
Scout the Periphery|ryb|c,1|0||2||||e|2
Scouting Shot|r|y,1,z,d|0|4|3|||||a
Scowling Flesh Bag|-|u,9,x|||2||||i,6|9
Scramble Pulse|ryb|7,1,d|2|5;4;3|3||||1k|9
Scrap Compactor|ryb|7,1,d|0|3;2;1|3||||3j|o,b
Scrap Harvester|ryb|7,1,d|3|6;5;4|3||||3j|b
Scrap Hopper|ryb|7,1,d|0|3;2;1|3||||3j|b,c
Scrap Prospector|ryb|7,1,d|0|3;2;1|3||||3j|b
Scrap Trader|r|7,1|0||2||||3j|a
Scrub the Deck|b|14,1|0||3||||e|c
Scurv, Stowaway|-|14,2p,19,1a||||20|4||22|c,8
Scuttle the Canal|ryb|w,1,d|0|3;2;1|3||||12,b|b
Sea Floor Salvage|b|14,1|0||3||||e|c
Sea Legs|y|c,1,d|3|6|3|||||h,c
Sealace Sarong|-|y,9,a|||2||||6|7
Searing Emberblade|-|h,13,l,1m,n||3||||||d||2,1,,
Searing Gaze|r|h,s,t|0||2|||||g,1
Searing Ray|ryb|e,1,d|1|4;3;2|2|||||i
Searing Shot|ryb|y,1,z,d|0|4;3;2|3|||||g
Searing Touch|r|h,1,d|1|3|3||||25|b,3
Seasoned Saviour|-|17,9,1d|||3||||8|a
Second Strike|ryb|11,1,d|0|3;2;1|2||||b|b,3
Second Swing|ryb|s,1|1||3||||e|2
Second Tenet of Chi: Moon|b|3,1,d|3|5|3|||||r,m
Second Tenet of Chi: Tide|b|3,1,d|3|5|3|||||a
Second Tenet of Chi: Wind|b|3,1,d|3|5|3||||b|a
Security Script|b|7,1,8|1||||||18|5,j
Sedate|ryb|w,1,d|0|3;2;1|3||||12|g,c
Sedation Shot|ryb|y,1,z,d|1|5;4;3|3|||||g,c
Seduce Secrets|y|c,4|0|||||||m
Seeds of Agony|ryb|1l,o,1|0||2|||1|e,1g|0,b,3,2
Seeds of Strength|yb|q,17,1|2||3||||21|i,c
Seeds of Tomorrow|b|10,4|0|||||||0,3,4
Seek Enlightenment|ryb|e,1|1||2||||e|g,2
Seek Horizon|ryb|c,1,d|0|4;3;2|2||||b|0
Seek Vengeance|rb|13,1,d|0|4;2|3||||14,b|a|Edge of Autumn
Seek and Destroy|r|y,1|0||2||||e|g,n,h,2
Seeker's Gilet|-|c,9,r||||||||3,4,7
Seeker's Hood|-|c,9,x||||||||3,4,7
Seeker's Leggings|-|c,9,a||||||||3,4,7
Seeker's Mitts|-|c,9,k||||||||3,4,7
Seeping Shadows|ryb|1l,o,1|3||2||||e,1g|0,2;0,2;2
Seerstone|-|5,l,2h,n||||||||c,8
Seismic Eruption|y|17,4|0|||||||c
Seismic Stir|ryb|17,1|2||3||||e|c
Seismic Surge|-|17,i,2||||||||0,p,2
Sekem, Archangel of Ravages|-|e,f,g||4||4||2|7|b,3,d||2,1,,
Semblance|b|0,4|3|||||||1
Send Packing|y|u,1,d|3|6|3|||||b,g,r
Ser Boltyn, Breaker of Dawn|-|e,s,19||||40|4|||1,k
Shaden Death Hydra|y|1l,u,1,d|6|13|3||||1g|b,3
Shaden Scream|ryb|1l,u,1|0||3||||e|0,2
Shaden Swing|ryb|1l,u,1,d|1|7;6;5|3||||1g|0
Shadow Puppetry|r|1l,1|0||2||||e|g,2
Shadow of Blasmophet|r|1l,u,1,d|2|6|||||1g|h,m
Shadow of Ursur|b|1l,o,1,d|0|2|3||||b,1g|0
Shadowrealm Horror|r|1l,u,1,d|2|6|3||||b,1g|0
Shake Down|r|w,1,d|2|6|3||||49|g
Sharp Shooters|-|y,9,k|||1||||8|8
Sharpen Steel|ryb|s,1|0||3||||e|2
Sharpened Senses|y|s,1,2|0||3||||e|n
Shatter|y|s,t|0||3|||||3,9
Shelly, Hardened Traveler|y|14,15,1,g|2|4||5|||m|9,2,7,d||3,-,,tap
Shelter from the Storm|r|c,6|0||4|||||3,4,h,2,7
Sheltered Cove|-|c,9,x||||||||3,4,2,7
Shield Bash|ryb|17,6|3||6;5;4|||||3,9,h
Shield Wall|ryb|17,6|6||7;6;5|||||a
Shift the Tide of Battle|y|s,t|0||3|||||3,1,2,c
Shifting Tides|b|14,1,2|0||3||||e|j,i
Shifting Winds of the Mystic Beast|b|3,13,1|1||3||||e|i,c
Shimmers of Silver|b|0,1,2|0||2||||t|b
Shitty Xmas Present|y|c,1|0||2|||||a
Shiver|-|q,y,l,1k,n||||||||7
Shiyana, Diamond Gemini|-|v,19,1a||||20|4|||j,p,2
Shock Charmers|-|11,9,k|||0||||2z|g,3,2,7
Shock Frock|-|11,9,r|||1||||8|6,8
Shock Striker|ryb|11,1,d|1|5;4;3|2|||||g,3,7
Short and Sharp|ryb|w,13,t|1||2|||||1
Show No Mercy|r|u,1,d|3|6|3||||h,i|b,9
Show Time!|b|17,1,2|3||3||||2p|5,p,m
Shred|ryb|w,t|0||3|||||9,1
Shriek Razors|-|w,9,k|||1||||8|9,1,j,k
Shrill of Skullform|ryb|o,1,d|2|4;3;2|3|||||c
Shroud of Darkness|-|1l,9,x|||||||1g|3,4
Sic 'Em Shot|ryb|y,1,z,d|1|4;3;2|3||||e|e
Sift|ryb|c,1|0||3||||e|m
Sigil of Aether|b|5,4,2|0|||||1|4a|3,f,p
Sigil of Brilliance|y|11,5,4,2|0||||||4b|f,p,m
Sigil of Conductivity|b|11,4,2|0||||||4c|f,c
Sigil of Cycles|b|c,1,2|0||2||||e|f,p,h,m
Sigil of Deadwood|b|o,1,2|0||2||||e|f,p,c
Sigil of Earth|b|10,1,2|0||2||||e|f,p,c
Sigil of Forethought|b|5,4,2|0|||||||f,p,c
Sigil of Fyendal|b|c,1,2|0||2||||e|f,p
Sigil of Lightning|b|11,4,2|0|||||||f,p,c
Sigil of Parapets|b|5,6|1||2|||||9
Sigil of Permafrost|ryb|q,5,6|1||4;3;2||||9|2,c
Sigil of Protection|ryb|c,1,2|1||2||||7;3g;2v|p
Sigil of Sanctuary|b|10,4,2|0||||||4c|f,c
Sigil of Shelter|yb|17,4|0|||||||3,4,2
Sigil of Solace|ryb|c,4|0|||||||a
Sigil of Solitude|ryb|0,1,2|0||2||||7;3g;2v|j
Sigil of Suffering|ryb|o,6|0||3;2;1|||1||3
Sigil of Temporal Manipulation|b|5,4,2|0|||||||o,f,p
Sigil of the Arknight|b|o,1,2|0||2||||e|f,p
Signal Jammer|b|7,1,8|0|||||||5,p
Silent Stilettos|-|0,9,a|||0||||3|b,f
Silken Form|-|h,0,9,k|||0||||2m|7
Silken Gi|-|c,9,r||||||||0,2,7
Silver|-|c,i,8||||||||m,8
Silver Palms|-|26,9,k|||2||||6|m,c
Silver Talons|ryb|13,1,d|0|4;3;2|3|||||b,g,3
Silver the Tip|ryb|y,1|1||2||||e|a
Silversheen Needle|-|c,9,1d||||||||a
Silverwind Shuriken|b|13,1,2q,8|0|||||||1,k
Singe|ryb|5,1|1||3|||1||3
Singeing Steelblade|ryb|o,1,d|1|4;3;2|3|||1||b,3
Singing Steelblade|y|s,t|1||3||||2d,1m|9,1
Single Minded Determination|ryb|0,1,2|2||3||||2v|5
Singularity|r|7,1,1z|6||3||||1l,1,4d|5
Sink Below|ryb|c,6|0||4;3;2|||||m
Sinker|b|y,1|0||3||||e|a
Siren's Call|r|3,w,t|1||3|||||9,m
Sirens of Safe Harbor|ryb|c,1,d|2|6;5;4|2|||||a
Sisters of Fire|r|h,s,t|0||3|||||6,1
Sizzle|ry|11,1|0||2||||e|2
Sizzling Steel|r|h,s,t|1||2|||||1
Skittering Sands|ryb|h,0,1|0||2||||1l,e|a
Skull Crack|r|u,1,d|2|6|3|||||h
Skull Crushers|-|u,9,k|||1||||8|b
Skullbone Crosswrap|-|y,9,x|||1||||3,6|8
Skullhorn|-|u,9,x|||0||||2y|h,m,8
Sky Fire Lanterns|ryb|o,1|0||2||||e|c
Sky Skimmer|ryb|7,1,d|0|4;3;2|3|||||7
Skybody Keikoi|-|3,9,r|||||||r|6,3,4,7
Skybound Shot|ryb|y,1,z,d|1|5;4;3|3|||||a
Skycrest Keikoi|-|3,9,x|||||||r|6,3,4,7
Skyhold Keikoi|-|3,9,k|||||||r|6,3,4,7
Skywalker Keikoi|-|3,9,a|||||||r|6,3,4,7
Skyward Serenade|y|11,o,1|0||2||||e|2,c
Skyzyk|r|11,1,d|0|3|3|||||a
Slap-Happy|r|17,s,4|0|||||||3,4,2,c
Slay|r|1l,4|0|||||||a
Slay the Scholars|ryb|w,1,d|0|4;3;2|3||||j|g,c
Sledge of Anvilheim|-|17,l,18,n||6||||||d||4,-,,
Sleep Dart|ryb|y,1,z,d|1|5;4;3|3|||||g
Slice and Dice|ryb|s,1|0||3||||e|b
Slither|-|3,w,t|0||||||2q|1
Slithering Shadowpede|r|1l,u,1,d|1|6|||||1g|a
Sloggism|ryb|c,1|3||2||||e|2
Smack of Reality|r|17,1,d|5|9|3||||2l|g
Smash Instinct|ryb|u,1,d|3|7;6;5|3||||i|b
Smash Up|r|c,1,d|1|5|2|||||b,g
Smash and Grab|r|7,1,d|3|5|3|||||g
Smash with Big Tree|ryb|u,1,d|2|7;6;5||||||e
Smashback Alehorn|b|u,1|0||2||||e|c
Smashing Good Time|ryb|c,1|0||2||||e|0,g,2
Smashing Performance|y|u,1,d|3|6||||||b,h,m
Smelting of the Old Ones|r|17,1,d|6|10|3||||1f,1t|3
Smoke Out|r|h,6|0||3||||2t|9
Snag|b|c,4|0|||||||a
Snap Shot|ryb|q,y,1,z,d|0|4;3;2|3||||w|a
Snapback|ryb|5,1|1||3|||3;2;1||o,3
Snapdragon Scalers|-|c,9,a|||0|||||0,1,k
Snatch|ryb|c,1,d|0|4;3;2|2|||||g,m
Sneak Attack|ryb|w,1,d|2|3;2;1|2|||||a
Snow Under|ryb|q,17,1,d|3|7;6;5|3||||9|g,c
Snuff Out|r|o,1,d|1|5|3|||||g,h
Soaring Strike|ryb|h,13,1,d|1|4;3;2|2||||e|0,b,g
Solar Plexus|-|e,9,r||||||||0,7
Solid Ground|b|17,6|3||5|||||0
Solitary Companion|ryb|0,1,2|0||2||||4e;4f;1s|5,c
Sonata Arcanix|r|o,1|XX||2|||X|e|a
Sonata Fantasmia|b|o,1|XX||3||||10|h,c
Sonata Galaxia|r|o,1|XX||2||||b|0
Song of Jack-be-Quick|b|23,1,2r|0||3|||||c
Song of Sweet Nectar|b|23,1,2r|0||3|||||a
Song of Yesteryears|b|23,1,2r|0||3|||||a
Song of the Rosen Matador|b|23,1,2r|0||3|||||c
Song of the Shining Knight|b|23,1,2r|0||3|||||c
Song of the Wandering Mind|b|23,1,2r|0||3|||||m
Sonic Boom|y|5,1|2||3|||3||0,o,3
Soul Butcher|ryb|1l,1,d|2|6;5;4|2||||1g|9
Soul Cleaver|ryb|1l,1,d|2|6;5;4|2||||1g,b|9
Soul Food|y|e,1|0||2|||||a
Soul Harvest|b|1l,1,d|6|6|3||||1,1n|0,g
Soul Reaping|r|1l,1,d|6|6|3||||1,30,b|0
Soul Shackle|-|1l,o,i,2||||||||p
Soul Shield|y|e,6|2||6|||||q
Soulbead Strike|ryb|13,1,d|0|4;3;2|3||||b|g
Soulbond Resolve|-|e,s,9,r|||2||||1h,p|3,9,4
Sound the Alarm|r|c,1,d|1|5|3|||||b
Soup Up|ryb|7,1,d|0|4;3;2|2||||b,5|9
Sow Tomorrow|ryb|10,1|1||2||||e|m
Spark Spray|ryb|11,1,d|0|4;3;2|2|||||a
Spark of Genius|y|7,1|XX||3||||4g|m
Spears of Surreality|ryb|0,1,d|1|5;4;3|3||||2j,e|e
Spectral Manifestations|ryb|0,1|2||2||||e|c
Spectral Procession|r|0,1,d|0|*|3||||2j|a
Spectral Prowler|ryb|0,1,d|0|4;3;2|3||||b,2j|a
Spectral Rider|ryb|0,1,d|3|8;7;6|3||||n,2j|a
Spectral Shield|-|0,i,2|||||||1s|e
Spell Fray Cloak|-|c,9,r|||0||||2i|e
Spell Fray Gloves|-|c,9,k|||0||||2i|e
Spell Fray Leggings|-|c,9,a|||0||||2i|e
Spell Fray Tiara|-|c,9,x|||0||||2i|e
Spellbane Aegis|-|c,i,2|||||||2i|e
Spellblade Assault|ryb|o,1,d|2|4;3;2|3|||||b,c
Spellblade Strike|ryb|o,1,d|1|4;3;2|3|||||c
Spellbound Creepers|-|o,9,a|||1||||6|6,o,3,n,2,7
Spellfire Cloak|-|5,9,r|||0||||3|6,7
Spew Shadow|ryb|1l,1|2||2||||e|0
Spider's Bite|-|w,l,1n,1i||1|||||3e|b,g,9,2,d||2,1,1,
Spike Pit Trap|b|y,6,12|0||3||||1,27|b,9
Spike with Bloodrot|r|w,t|1||3|||||g,1,c
Spike with Frailty|r|w,t|1||3|||||g,1,c
Spike with Inertia|r|w,t|1||3|||||g,1,c
Spill Blood|r|s,1|1||3||||e|a
Spillover|b|3,1,d|2|4|2|||||a
Spinal Crush|r|17,1,d|5|9|3||||1f|3
Spinning Wheel Kick|ryb|13,1,d|1|4;3;2|2||||14,e|g|Twin Twisters&Spinning Wheel Kick
Spire Sniping|ryb|y,1,z,d|1|5;4;3|3|||||a
Spirit of Christmas|b|c,1|0||3||||e|c
Spirit of Eirina|y|e,s,1,8|0||||||1|o
Spirit of War|r|e,s,1,d|0|3|3||||1h|0,b,g,c
Spitfire|-|7,l,1y,n||2||||||b,d||0,-,,tap, tap a cog
Splatter Skull|r|u,1,d|2|6|3|||||g
Splintering Deadwood|ryb|o,1,d|3|7;6;5|3|||||b,g,c
Spoiled Skull|-|1l,u,9,x|||||||3,1g,22|8
Spoils of War|r|s,1|1||3||||e|g,2,c
Spreading Flames|r|h,13,1,d|1|3|2||||e|a
Spreading Plague|y|w,t|1||3|||||9,c
Spring Load|ryb|c,1,d|1|2|2|||||b
Spring Tidings|y|13,1,d|0|2|3||||4h,e|b,g,m
Spring a Leak|ryb|7,1,d|2|5;4;3|3||||1k|g
Springboard Somersault|y|c,6|0||2|||||a
Sprocket Rocket|ryb|7,1,d|0|3;2;1|3||||1k|a
Spur Locked|b|1b,1|0||3||||e|0
Squizzy & Floof|-|26,19,1a||||20|4|||c
Stab Wound|b|w,13,1,d|0|2|3|||||g
Stabbing Pain|r|h,s,t|1||2|||||g,1
Stacked in Your Favor|ryb|17,1,2|2||2||||e|9,j,m
Stadium Centerpiece|-|c,9,r|||*||||6|a
Staff of Verdant Shoots|-|10,5,l,m,n||||||||i,2,c,8
Stains of the Redback|ryb|w,t|1||3|||||0,9,1
Stalagmite, Bastion of Isenloft|-|p,17,9,1d|||2||||p|b,9,c
Stamp Authority|b|17,1,2|3||3|||||g,5,p,i
Stand Ground|-|17,9,a|||0||||p|a
Standing Order|r|c,1,d|0|4|3|||||b,9
Star Fall|-|11,o,l,1m,n||1|||||b|d||1,1,,
Star Struck|y|17,1,d|7|10|3||||2p,1f,g|b,3,9,2,c
Starlight Striders|-|11,o,9,a|||||||6|9,c
Starting Point|-|w,s,9,a|||0|||||6,1,k
Starting Stake|y|c,1|0||3|||||c
Stasis Cell|b|7,1,8|0|||||||9,f,8
Static Shock|ry|q,o,1,d|0|4;3|3|||1|2o|g,3
Staunch Response|ryb|17,6|2||7;6;5|||||0
Steadfast|ryb|17,4|3|||||||3,4
Steam Canister|b|7,1,8|0|||||||7
Steel Street Enforcement|b|7,1q|||1||||q|9
Steel Street Hoons|b|7,1,d|3|3|2||||1k,5|9
Steelblade Shunt|ryb|s,6|1||6;5;4|||||3,9
Steelblade Supremacy|r|s,1|1||3||||2d,e|g,m
Steelbraid Buckler|-|17,9,1d|||2||||p|e
Sticky Fingers|-|2s,2m,1d,g||2||2|||41,3m|b,d||0,-,,tap
Sting of Sorcery|b|o,1,2|0||2|||1|e|b,3,n
Stir the Aetherwinds|ryb|5,1|2||2|||||o,2
Stir the Pot|b|3,4|0||||||1,2|a
Stir the Wildwood|ryb|q,o,1,d|2|5;4;3|3||||19|3
Stoke the Flames|r|h,1,d|1|4|3||||b|g
Stone Rain|r|y,1,z,d|0|4|3||||24|g,n
Stonewall Confidence|ryb|17,1,2|2||3||||e|9,p
Stonewall Gauntlet|-|c,9,k|||1||||6|b,9
Stonewall Impasse|-|17,9,1d|||1||||p,2h|9
Stony Woottonhog|ryb|c,1,d|2|6;5;4|2|||||a
Storm Striders|-|5,9,a|||0||||2y|o,2,7
Storm of Sandikai|-|h,0,l,2j,n||||||||d||0,1,,
Strategic Planning|ryb|c,1|1||2||||e|0,n,m;0,n,m;n,m
Strength Rules All|r|u,1,d|2|6|3|||||b,g,3
Strength of Four Seasons|ryb|10,1,d|2|4;3;2|2|||||a
Strength of Sequoia|ryb|q,17,1,2|2||3||||19,e|5,p,2,c
Stride of Reprisal|-|3,13,9,a|||1||||6|9,c
Strike Gold|ryb|c,1,d|0|4;3;2|2|||||g,c
Stroke of Foresight|ryb|s,t|1||3||||1m|9,1,m
Strong Wood|ry|q,17,1,d|3|6;5|3||||21|i
Strong Yield|ryb|10,1,2|1||2||||e|p,2
Stubby Hammerers|-|c,9,k|||0|||||d
Succumb to Temptation|y|o,1|0||3||||e|o,g,3,h,2
Succumb to Winter|ryb|q,5,1|3||3|||5;4;3|9|3
Summer's Fall|ryb|10,1,d|2|6;5;4|2||||1x|b
Summerwood Shelter|ryb|10,4|0|||||||9
Summit, the Unforgiving|-|10,p,17,l,2t,1i||4|||||4i|g,c,d||6,1,,
Sun Kiss|ryb|c,1|0||2||||b|m
Sunken Treasure|b|14,1q|||3|||||9,c
Supercell|b|7,1|X||2|||||c
Suraya, Archangel of Erudition|-|e,f,g||4||4|||7|b,m,d||2,1,,
Suraya, Archangel of Knowledge|-|e,0,f,g||4||4||1|7|b,3,d||2,1,,doubtful, a slip in the source
Surface Shaking|b|17,1,2|3||3||||e|5,p,m,c
Surgent Aethertide|-|5,l,m,n||||||1||3,8
Surgical Extraction|b|w,1,d|2|4|3||||j|g,c
Surging Militia|ryb|c,1,d|2|5;4;3|2|||||9
Surging Strike|ryb|13,1,d|2|5;4;3|2||||e|e
Sutcliffe's Research Notes|ryb|o,1|1||2||||e|c
Sutcliffe's Suede Hides|-|o,9,a|||0|||||6,1,k
Swabbie|y|14,15,1,g|3|7||3|||m|d||2,-,,tap
Swarming Gloomveil|r|o,1,d|0|3|3||||b|g,4,c
Sweeping Blow|ryb|h,0,1,d|1|3;2;1|3||||e|b,c
Swell Tidings|r|5,1|2||3|||5|a|3,c
Swift Shot|r|y,1,z,d|0|4|3||||b|a
Swiftstrike Bracers|-|c,9,k|||0|||||6,2,8
Swiftwater Sloop|ryb|14,1,d|2|6;5;4|2||||1e|i
Swindler's Grift|ryb|14,1,d|2|6;5;4|2|||||b,h,m,c
Swing Big|r|u,1,d|2|8|3|||||g,9,q,c
Swing Fist, Think Later|ryb|u,1,d|1|4;3;2|3||||e|0,h
Sworn Vengeance|ryb|s,1|0||3||||e|g,2
Symbiosis Shot|-|7,l,1y,n||2|||||4g|5,d||0,-,,1 steam counter
System Failure|y|7,1|1||2|||||3
System Reset|y|7,1|X||3|||||a
T-Bone|ryb|7,1,d|0|3;2;1|3||||1k|9
Tag the Target|ryb|13,1,d|0|3;2;1|2||||e,2t|g
Taipanis, Dracai of Judgement|-|h,1t,19||||20|4|||h
Take Aim|ryb|y,1|0||2||||3w,e|2
Take Cover|ryb|y,6|0||4;3;2||||3w|e
Take Flight|ryb|e,s,1,d|1|4;3;2|3||||1h|0
Take Up the Mantle|y|w,t|0||3|||||1
Take a Stab|ryb|w,s,t|0||2|||||g,1
Take it on the Chin|r|u,s,4|0|||||||3,4,2,c
Take the Tempo|r|13,1,d|1|5|3|||||g
Take the Upper Hand|ryb|s,t|0||3|||||6,1
Tales of Adventure|b|23,1|0||3||||4j|c
Talishar, the Lost Prince|-|c,l,1m,n||4||||||n,d||2,1,,adds a rust counter
Talisman of Balance|b|c,1,8|0||||||e|n
Talisman of Cremation|b|c,1,8|0||||||e|a
Talisman of Dousing|y|c,1,8|0||||||e,2i|e
Talisman of Featherfoot|y|c,1,8|0||||||e|b
Talisman of Recompense|y|c,1,8|0||||||e|i
Talisman of Tithes|b|c,1,8|0||||||e|m
Talisman of Warfare|y|c,1,8|0||||||e|a
Talismanic Lens|-|c,9,x|||0|||||7
Talk a Big Game|b|u,17,1|0||3||||e|2,c
Tarantula Toxin|r|w,t|0||3|||||9,1
Target Totalizer|-|y,9,x||||||||g,m,8
Tarpit Trap|y|y,6,12|0||3|||||b,g,9,2
Taylor|-|v,19,1a||||18|4|||j
Tear Asunder|b|17,1|3||3||||e|g,h,2
Tear Limb from Limb|b|u,1|2||||||e|h,m,2
Tear Through the Portal|ryb|1l,1|0||2||||e|a
Tearing Shuko|-|13,9,k|||1||||8|7
Tectonic Crust|-|10,17,9,r|||2||||p|9,c
Tectonic Plating|-|17,9,r|||2||||8|c,8
Tectonic Rift|b|17,1|X||2||||e|c
Teeth of the Cog|ryb|7,1,d|0|4;3;2|2||||5|9,c
Teklo Base Arms|-|7,9,b,k|||1||||6|e
Teklo Base Chest|-|7,9,b,r|||1||||6|e
Teklo Base Head|-|7,9,b,x|||1||||6|e
Teklo Base Legs|-|7,9,b,a|||1||||6|e
Teklo Blaster|-|7,l,1y,n||2||||||d||3,1,,
Teklo Core|b|7,1,8|0||||||4g|5,p
Teklo Foundry Heart|-|7,9,r|||2||||8|6,8
Teklo Leveler|-|7,l,1y,n||2||||||0,d||3,1,,
Teklo Plasma Pistol|-|7,l,2u,n||2||||||d||0,-,,1 steam counter
Teklo Pounder|b|7,1,8|2|||||||b,5
Teklonetic Force Field|ryb|7,1q|||3;2;1|||||b,9
Teklovossen|-|7,19,1a||||20|4|||o,m,7
Teklovossen's Workshop|ryb|7,1|0||3||||c|0;0;a
Teklovossen, Esteemed Magnate|-|7,19||||40|4|||o,m,7
Teklovossen, the Mechropotent|-|1l,7,1c,9,2a||6|6|*|3||8|b,h,d
Tempest Aurora|ryb|5,1|0||2||||e|0,2;0,2;2
Ten Foot Tall and Bulletproof|r|c,1,d|3|10|10|||||b,9,n
Tenacity|y|c,1,d|0|2|3|||||b,9
Terminator Tank|r|7,1,d|6|6|3||||n|0,g,h
Terra|-|q,17,19,1a||||20|4||39|n,i,c
Territorial Domain|b|13,6|0||2|||||9,c
Test of Agility|r|u,s,1q|||4||||2h|9,c
Test of Might|r|u,17,1q|||4||||2h|9,c
Test of Strength|r|c,1q|||4||||2h|9,c
Test of Vigor|r|17,s,1q|||4||||2h|9,c
Testament of Valahai|-|17,9,1d|||1||||y|a
That All You Got?|y|c,6|0||3|||||9,q,m
Thaw|r|h,1,d|2|6|2|||||j
The Golden Son|y|17,1,d|4|7|3||||17,n|0,c
The Grain that Tips the Scale|b|3,4|0||||||1,2|1
The Hand that Pulls the Strings|-|2v,1v|||4|||||6,n,m,k
The Librarian|-|0,1v|||3|||||j,m,c
The Weakest Link|r|c,1,d|2|6|3|||||g,h,m
Themai|-|h,0,j,g||3||4||||a
Themis, Archangel of Judgment|-|e,f,g||4||4|||7|b,d||2,1,,
Theryon, Magister of Justice|-|e,1t,19||||20|4|||a
Thick Hide Hunter|y|u,1,d|2|6|6|||||b,9,h
Thiev'n Varmints|r|14,1,d|0|4|3|||||b,c
This Round's on Me|b|c,1|1||3||||e|j,m,2
Thistle Bloom // Life|y|o,1,10,4|0||3||||v|c
Threadbare Tunic|-|c,9,r||||||||6,7
Three Visits|r|3,0,4,2|3||||||3h|i
Three of a Kind|r|y,1|1||2||||e|m
Thrive|y|10,1|0||2||||e|a
Throttle|ryb|7,1,d|2|6;5;4|3||||1k|e
Throw Caution to the Wind|b|14,4|0|||||||3,4,i,2
Throw Dagger|b|w,13,t|0||3|||||g,3,9,m
Throw Yourself at Them|ryb|w,13,1,d|1|3;2;1|2||||e|b,g,3
Thrust|r|c,t|1||2|||||1
Thump|ryb|17,1,d|4|6;5;4|3||||24|g,h
Thunder Quake|ryb|17,1,d|6|10;9;8|3||||43|e
Thunk|ryb|17,1,d|5|8;7;6|3|||||c
Tick Tock Clock|r|7,1,8|0||||||18|b,g,3,5,j
Ticket Puncher|-|c,9,k|||*||||6|a
Tidal Surge|b|3,1,d|3|5|2|||||a
Tide Chakra|ryb|3,w,t|1||3|||||1
Tide Flippers|-|13,9,a|||0||||3|1,k
Tiger Eye Reflex|yb|13,1q|||3;2||||4k|9,c
Tiger Form Incantation|ryb|3,13,1|1||3||||e|i,c
Tiger Stripe Shuko|-|13,9,k|||2||||6|3,4
Tiger Swipe|r|13,1,d|0|2|3||||14,b|g,c|Crouching Tiger
Tiger Taming Khakkara|-|13,l,m,n||2||||||b,d||2,1,1,
Tighten the Screws|r|7,1|1||2||||e|2
Time Skippers|-|c,9,a|||0|||||8
Timekeeper's Whim|ryb|5,1|3||3|||5;4;3||3
Timesnap Potion|b|c,1,8|0|||||||8
Timidity Point|ryb|y,1,z,d|1|5;4;3|3|||||b,g
Tip the Barkeep|b|14,1|0||3||||e|c
Tip-Off|ryb|c,1,d|1|5;4;3|2|||||h,7
Tit for Tat|b|c,1|0||2||||e|a
Titan's Fist|-|17,l,18,1i||3||||||i,d||3,1,,
Titanium Bauble|b|c,1e|||3|||||e
To the Point|ryb|w,s,t|0||2|||||9,1
Tome of Aeo|b|0,1,2|1||2||||1s|p,m
Tome of Aetherwind|r|5,1|0||2|||||m,2
Tome of Divinity|y|e,4|4|||||||m
Tome of Duplicity|b|5,1|3||2|||||o
Tome of Firebrand|r|h,4|1|||||||6,m
Tome of Fyendal|y|c,1|1||2|||||m
Tome of Harvests|b|10,1|3||2||||e|0,m
Tome of Imperial Flame|r|h,1|0||||||e|i,m
Tome of Torment|r|1l,1|0||||||1g|m
Tome of the Arknight|b|o,1|1||2||||e|a
Tomeltai|-|h,0,j,g||5||5||||b
Tongue Tied|r|c,1,d|3|7|2|||||g
Tooth and Claw|r|3,13,1,d|0|4|3||||b|b,m
Tooth of the Dragon|r|h,4|0|||||||2
Torque Tuned|ryb|7,1,d|2|6;5;4|2||||n,5|9
Torrent of Tempo|ryb|13,1,d|1|5;4;3|3||||b|g
Tough Old Wrench|ryb|7,1,d|2|6;5;4|2||||5|9,c
Toughen Up|b|c,6|2||4|||||e
Towering Titan|ryb|17,1,2|9||3|||||p,2
Toxic Tips|-|w,y,9,k|||1||||6|g,2,c,8
Toxicity|ryb|w,y,1|0||2||||e|g,2
Trade In|ryb|c,1,d|0|3;2;1|2||||b|b,h,m
Trailblazing Aether|ryb|5,1|0||3|||3;2;1|a|3
Tranquil Passing|ryb|0,1,2|1||2||||1s|0,5,f
Transmogrify|ryb|0,1|1||2||||e|2
Trap and Release|ryb|13,1,d|1|4;3;2|2||||e,2t|g
Traverse the Universe|-|3,9,x|||2||||6|9
Treasure Island|-|2w,2g,24||||||||c
Tremor of íArathael|ryb|c,1,d|1|4;3;2|2|||||a
Tremorshield Sabatons|-|17,9,a|||1||||6|3,4,7
Trench of Sunken Treasure|-|y,9,r|||1||||3,6|7
Tri-shot|b|y,1|0||3||||e|a
Tribute to Demolition|ryb|1l,u,1,d|2|6;5;4|3||||1g|0
Tribute to the Legions of Doom|ryb|1l,u,1,d|3|7;6;5|3||||1g|0
Tricorn of Saltwater Death|-|14,15,9,x|||1||||6|9,h,m
Trip the Light Fantastic|ryb|11,1,d|1|5;4;3|2|||||3,4,h,7
Tripwire Trap|r|y,6,12|0||4|||||b,g,9
Trot Along|b|c,1|0||3||||e|2
Trounce|r|17,1q|||3||||2h|9,c
Truce|b|c,1,2|2||3|||||b,1,5,n,m
Truths Retold|-|3,0,9,x|||||||r,1s|7
Turn Timber|ryb|q,17,6|2||6;5;4||||19|a
Twelve Petal Kāṣāya|-|3,13,9,r|||2||||6|c,7
Twin Drive|r|7,1,d|2|5|3||||1k|e
Twin Twisters|ryb|13,1,d|1|3;2;1|2||||e|b,g,2
Twinkle Toes|-|11,9,a|||0|||||6,3,4,7
Twinning Blade|y|s,t|0||3|||||a
Twintek Charging Station|r|7,1|0||2||||e|2
Twist and Turn|ryb|s,1|0||3||||e|b,g,2
Two Sides to the Blade|r|w,t|1||3|||||g,1
Under Loop|ryb|7,1,d|1|4;3;2|3||||1k|g
Under the Trap-Door|b|w,1,d|0|1|3||||12|h,7
Undercover Acquisition|r|w,1,d|0|3|3||||12,3m|g
Undertow Stilettos|-|3,w,9,a|||1||||8|c,k
Unforgetting Unforgiving|r|17,1q|||4||||2s|b,9
Unhallowed Rites|ryb|1l,o,1,d|1|4;3;2|3||||1g|a
Unicycle|-|7,9,a|||1||||8|7
Unified Decree|y|s,t|2||3||||1m|9,1
United We Stand|y|e,1,d|3|6|2||||g|9,c
Unmovable|ryb|c,6|3||7;6;5|||||a
Unravel Aggression|b|3,6|3||5|||||i,m
Unsheathed|r|s,1|0||3||||e|b,2
Untamed|ryb|13,1,d|1|4;3;2|2||||e|b
Unworldly Bellow|ryb|1l,u,1|1||3||||e|0,2
Up Sticks and Run|ryb|w,13,1|0||2||||e,40|2
Up the Ante|b|s,t|X||3||||42,1j|9,1
Uphold Tradition|-|3,0,9,k|||||||r,1s|7
Uprising|r|h,1|0||3||||e|2
Urgent Delivery|ryb|7,1,d|0|4;3;2|3|||||0,g
Ursur, the Soul Reaper|-|1l,i,1p,g||6||6||||d||0,1,,
Uzuri|-|w,19,1a||||20|4|||0,1,k
Uzuri, Switchblade|-|w,19||||40|4|||0,1,k
V for Valor|ryb|e,s,1,2|0||2|||||1,k
V of the Vanguard|y|e,s,1,d|1|3|3||||3r,1h|0
Valda Brightaxe|-|17,19,1a||||21|4|||j,m,c
Valda, Seismic Impact|-|17,19||||40|4|||j,m,c
Valiant Dynamo|-|s,9,a|||1||||8|n
Valiant Thrust|ryb|e,s,1,d|1|4;3;2|3|||||a
Vambrace of Determination|-|c,9,k|||0||||4l|9,4,k
Vantage Point|ryb|o,1,d|3|7;6;5|3||||n|c
Vantom Banshee|ryb|1l,o,1,d|3|7;6;5|3||||2u,1g|e
Vantom Wraith|ryb|1l,o,1,d|2|6;5;4|3||||2u,1g|e
Vaporize // Shock|y|o,4,11,4|0|||||1|v|0,3
Veiled Intentions|ryb|0,1|1||2||||e|f,m,2
Vela Flash|ryb|q,o,1,d|1|5;4;3|3||||w|o,2
Vengeance Never Rests|b|13,1,d|1|3|3||||14,b|g|Edge of Autumn
Vengeful Apparition|ryb|0,1,2|0||3||||1s|0,o,5,f;0,o,5,f;o,5,f
Venomback Fabric|y|c,1,1z|0||3||||1,d|a
Venomous Bite|ryb|3,w,t|1||3|||||1,i,c
Verdance|-|q,5,19,1a||||20|4|1|39|3
Verdance, Thorn of the Rose|-|q,5,19||||40|4|1|39|3
Vest of the First Fist|-|c,9,r|||0|||||b,g
Vestige of Sol|-|e,9,r|||1||||6|i
Vexing Malice|ryb|o,1,d|1|3;2;1|3|||2||3
Vexing Quillhand|-|o,9,k|||0||||3|c,8
Victor Goldmane|-|17,19,1a||||20|4||2h|m,c
Victor Goldmane, High and Mighty|-|17,19||||40|4||2h|m,c
Victor Goldmane, Match Fixer|-|17,19,1r||||20|4|||b,c,7
Victoria, Archangel of Triumph|-|e,f,g||4||4|||7|b,j,d||2,1,,
Vigor|-|c,i,2||||||||j
Vigor Girth|-|17,s,9,r|||1||||6|c,8
Vigor Rush|ryb|c,1,d|1|4;3;2|2||||b|a
Vigorous Engagement|ryb|s,t|1||2|||||1,c
Vigorous Windup|ryb|17,s,1,d|3|7;6;5|2|||||h,c,7
Vile Inquisition|ryb|1l,1|2||3||||1g|0
Vipox|r|c,1,d|0|1|3|||||g
Virulent Touch|ryb|w,y,1,d|0|4;3;2|2|||||6,9,r,c
Viserai|-|o,19,1a||||20|4|||c
Viserai, Rune Blood|-|o,19||||40|4|||c
Visit Goldmane Estate|b|17,1|1||3||||17,e|c
Visit the Blacksmith|b|c,1|0||2||||e|2
Visit the Floating Dojo|b|13,4|0||||||3q|a
Visit the Golden Anvil|b|s,1|0||3||||42|0
Visit the Imperial Forge|ryb|s,1|0||3||||e|a
Viziertronic Model i|-|7,9,x|||0||||2y|m,8
Void Wraith|ryb|1l,1,d|2|5;4;3|3||||1g|a
Voltaire, Strike Twice|-|q,y,l,1k,n||||||||7
Voltic Bolt|ryb|5,1|2||3|||5;4;3||3
Volzar, the Lightning Rod|-|11,5,l,m,n||||||||0,7
Vow of Vengeance|-|h,9,x|||1||||6|k
Vynnset|-|1l,o,19,1a||||20|4|||4,j,c
Vynnset, Iron Maiden|-|1l,o,19||||40|4|||4,j,c
Vynserakai|-|h,0,j,g||6||1||3||g,3
Wage Agility|ryb|u,s,1,d|3|7;6;5|2||||1j|b
Wage Gold|ryb|c,1,d|3|7;6;5|2||||4m,1j|b
Wage Might|ryb|u,17,1,d|3|7;6;5|2||||1j|b
Wage Vigor|ryb|17,s,1,d|3|7;6;5|2||||1j|b
Wailer Humperdinck|y|14,15,1,g|6|11||7|||m|d||6,-,,tap
Walk the Plank|ryb|c,1,d|3|7;6;5|2|||||g
Wall Breaker|ryb|1l,u,1,d|2|6;5;4|3||||n,1g|a
Wall of Meat and Muscle|r|u,17,1q|||3|||||b,9
Wallop|ryb|17,1,d|4|7;6;5|3|||||c
Wander With Purpose|y|13,1,d|0|2|3||||4h,e|g,h
Waning Moon|-|5,l,m,n||||||2||6,3,7
Waning Vengeance|ryb|3,0,4,2|1||||||3g;2v;1s|f,i,c
War Cry of Bellona|y|e,s,t|0||3|||||4,h,2,7
War Cry of Themis|y|e,0,1|0||3||||e|h,2,7
War Machine|r|7,1,d|6|6|3||||n|0,g
Warband of Bellona|-|e,s,9,x|||2||||p|m,2,8
Warmonger's Diplomacy|b|c,1|0||3|||||2
Warmonger's Recital|ryb|c,1|1||2||||e|g,2
Warpath of Winged Grace|-|e,s,9,a|||2||||1h,6|9,c
Warrior's Valor|ryb|s,1|1||3||||e|g,2
Wartune Herald|ryb|e,0,1,d|1|7;6;5|3||||2j|g
Wash Away|b|3,6|2||3|||||a
Washed Up Wave|-|14,15,9,k|||0||||6|9,h
Water Glow Lanterns|ryb|0,1|0||2||||e|c
Water the Seeds|ryb|c,1,d|1|3;2;1|2||||e|b,2
Wave of Reality|-|0,9,k|||||||1s|f,c
Waves of Aqua Marine|-|3,9,k|||1||||r|1,j,k
Wax Off|b|13,6|0||2|||||c
Wax On|ryb|13,6|0||3;2;1|||||9
Waxing Specter|ryb|3,0,4,2|2||||||3g;2v;1s|5,i
Wayfinder's Crest|-|y,9,x|||1||||6|9
Weave Earth|ryb|10,1|0||2||||e|2
Weave Ice|ryb|p,1|0||2||||e|2
Weave Lightning|ryb|11,1|0||2||||e|2
Well Grounded|-|10,9,a|||0|||||6,3,4,7
Whelming Gustwave|ryb|13,1,d|0|3;2;1|3||||14,b|g,m|Surging Strike
Whirling Mist Blossom|y|13,1,d|1|2|2||||4n,e|g,m
Whisper of the Oracle|ryb|c,1|0||3||||4o,e;2e,e;2f,e|e
Whittle from Bone|ryb|w,1,d|0|3;2;1|3||||12|b
Wide Blue Yonder|b|3,t|0||2|||||1,i
Widespread Annihilation|b|1l,o,1,d|4|6|3||||2u,1g|q
Widespread Destruction|y|1l,o,1,d|3|6|3||||2u,1g|q
Widespread Ruin|r|1l,o,1,d|2|6|3||||2u,1g|q
Widow Back Abdomen|-|w,9,r|||||||3,2i|e
Widow Claw Tarsus|-|w,9,k|||||||3,2i|e
Widow Veil Respirator|-|w,9,x|||||||3,2i|e
Widow Web Crawler|-|w,9,a|||||||3,2i|e
Widowmaker|ryb|y,1,z,d|1|4;3;2|3|||||6
Wild Ride|ryb|u,1,d|2|6;5;4|||||b|b,h,m
Will of Arcana|b|5,1e,1f|||||||1,4a|i
Wind Chakra|ryb|3,13,1|0||3||||e|a
Winds of Eternity|b|13,1,d|0|2|3||||14|g|Winds of Eternity
Winter's Bite|ryb|p,1|0||2||||e|h
Winter's Grasp|ryb|p,1,d|2|6;5;4|3|||||e
Winter's Wail|-|q,17,l,18,1i||4||||||g,i,c,d||3,1,,
Wither|ryb|w,1,d|0|3;2;1|3||||12|g,c
Withering Shot|ryb|y,1,z,d|1|5;4;3|3|||||g,c
Withstand|ryb|17,4|2|||||||9,q,2
Wounded Bull|ryb|c,1,d|3|7;6;5|2|||||a
Wounding Blow|ryb|c,1,d|0|4;3;2|3|||||e
Wrath of Retribution|r|h,13,1,d|3|3|3||||1,e|0,b
Wreck Havoc|ryb|c,1,d|2|6;5;4|2|||||6,g
Wrecker Romp|ryb|u,1,d|2|8;7;6|3|||||0,h
Wrecking Ball|r|u,1,d|3|6|||||i|b,h,m
Writhing Beast Hulk|ryb|1l,u,1,d|2|6;5;4|3||||24,1g|0
Written in the Stars|b|11,o,1|0||3|||||3,m,c
Yellow Fin Harpoon|b|14,y,1,z,d|2|4|3||||1z|g,h,c
Yendurai|-|h,0,j,g||3||3||||3,4,5
Yinti Yanti|ryb|c,1,d|0|3;2;1|2|||||9
Yo Ho Ho!|b|14,15,1|0||3||||e|g,2,c
Yoji, Royal Protector|-|17,19,1a||||22|4|||3,4,2,7
Yorick, Weaver of Tales|-|23,19,1a||||20|4|||j
Zap|ryb|5,1|0||3|||3;2;1||3
Zap Clappers|-|11,o,9,k|||||||6|3,9
Zealous Belting|ryb|c,1,d|2|5;4;3|2||||b|i
Zen|-|3,13,19,1a||||20|4|||c,7
Zen State|-|13,i,2||||||||3,4,5,p
Zen, Tamer of Purpose|-|3,13,19||||40|4|||c,7
Zephyr Needle|-|13,l,1n,1i||2||||||q,d||1,1,1,
Zero to Fifty|ryb|7,1,d|0|3;2;1|3||||1k|e
Zero to Sixty|ryb|7,1,d|0|4;3;2|3||||1k|e
Zipper Hit|ryb|7,1,d|1|5;4;3|3||||1k|e
Zoom In|ryb|7,1,d|2|5;4;3|3||||c,1k|b`;
