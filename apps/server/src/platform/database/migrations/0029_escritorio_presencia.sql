-- Who is there is who has Cuadra open, not who once entered: a session stayed green for the others until it ended by
-- itself, long after its browser had closed. And the menu may stand at either side, as each person likes.

alter table sesion add column presente_hasta timestamptz;
comment on column sesion.presente_hasta is
  'Until when its person counts as there: moved forward while a browser of theirs listens, brought near when it closes.';

alter table preferencia add column navegacion text check (navegacion in ('left', 'right'));
comment on column preferencia.navegacion is 'The side of the menu; NULL: never chosen, the configured one (left).';
