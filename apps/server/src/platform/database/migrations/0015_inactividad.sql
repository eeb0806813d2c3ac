-- A session ends by itself when nobody is there: at the instant its row says, which only what a person does moves
-- forward. Kept on the row, so that whoever asks whether it is open needs no setting to know.

alter table sesion add column inactiva_en timestamptz;
update sesion set inactiva_en = ultimo_uso + interval '645 seconds';
alter table sesion alter column inactiva_en set not null;
