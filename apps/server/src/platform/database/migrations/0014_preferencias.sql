-- What is each person's own: how they like the shell, and their picture (apart from the row that others read, so that a
-- megabyte is moved only when it is looked at). Neither changes the institution, so both are outside the bitácora.

-- NULL: never chosen, the configured value applies.
create table preferencia (
  usuario     uuid primary key references usuario,
  tema        text check (tema in
    ('theme-default', 'theme-brand', 'theme-teal', 'theme-rose', 'theme-purple', 'theme-amber')),
  esquema     text check (esquema in ('auto', 'dark', 'light')),
  disposicion text check (disposicion in
    ('empty', 'centered', 'enterprise', 'material', 'modern', 'classic', 'classy', 'compact', 'dense',
     'futuristic', 'thin')),
  idioma      text check (idioma in ('en', 'tr', 'es'))
);

grant select, insert, update on preferencia to cuadra_app;

-- The id is the address where it is served: at random, and another one with each image.
create table avatar (
  usuario   uuid primary key references usuario,
  id        uuid not null unique,
  tipo      text not null check (tipo in ('image/png', 'image/jpeg', 'image/webp')),
  contenido bytea not null check (length(contenido) between 1 and 1048576)
);

grant select, insert, update, delete on avatar to cuadra_app;

insert into avatar (usuario, id, tipo, contenido)
select id, gen_random_uuid(), substring(avatar from '^data:(image/[a-z]+);'), decode(split_part(avatar, ',', 2), 'base64')
from usuario where avatar like 'data:%';

select set_config('cuadra.accion', 'migracion', true);

update usuario set avatar = '/api/common/avatars/' || avatar.id
from avatar where avatar.usuario = usuario.id;
