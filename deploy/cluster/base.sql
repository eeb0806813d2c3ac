-- The institution's own database and its owner, once, on the primary. The role that the application enters with is made
-- by Cuadra itself, and may do nothing but its work.
create role cuadra_dueno login createrole password '${OWNER_PASSWORD}';
-- So that a standby whose primary died in the middle of a record can say that it has all the others.
grant pg_read_all_stats to cuadra_dueno;
create database cuadra owner cuadra_dueno;
