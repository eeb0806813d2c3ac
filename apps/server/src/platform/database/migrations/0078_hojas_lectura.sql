-- 02/03/2026 and 1.234 are read in two ways. Whoever said once how a program writes them is not asked again for the next file with the same headings.
alter table mapeo_importacion add column lectura jsonb not null default '{}';
comment on column mapeo_importacion.lectura is 'How days and amounts were read: which comes first, and the mark of the decimals.';
