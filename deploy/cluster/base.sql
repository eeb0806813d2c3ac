-- The institution's own database and its owner, once, on the primary. The role that the application enters with is made
-- by Cuadra itself, and may do nothing but its work.
create role cuadra_dueno login createrole password '${OWNER_PASSWORD}';
create database cuadra owner cuadra_dueno;
