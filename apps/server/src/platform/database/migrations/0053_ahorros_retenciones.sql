-- What was withheld in a month is read from the runs of that month and from what was brought with that date, never from all there is.

create index corrida_por_fecha on corrida (fecha);
create index corrida_por_fecha_de_reversion on corrida (fecha_reversion) where fecha_reversion is not null;
create index movimiento_ahorro_traido on movimiento_ahorro (fecha) where corrida is null and clase in ('interes', 'isr');
