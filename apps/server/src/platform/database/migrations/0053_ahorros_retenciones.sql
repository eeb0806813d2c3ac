-- What was withheld in a month is read from the runs of that month and from what was brought with that date, never from all there is.

create index corrida_por_fecha on corrida (fecha);
create index corrida_por_fecha_de_reversion on corrida (fecha_reversion) where fecha_reversion is not null;
create index movimiento_ahorro_traido on movimiento_ahorro (fecha) where corrida is null and clase in ('interes', 'isr');

-- What waits for somebody, and what is new since yesterday.
create index cuenta_ahorro_exenta_por_vencer on cuenta_ahorro (isr_vence) where isr = 'exento' and isr_vence is not null and cierre is null;
create index corrida_por_resolver on corrida (id) where estado = 'aplicado' and reversion_pedida_por is not null;
create index corrida_por_aplicacion on corrida (aplicada_en) where aplicada_en is not null;
create index corrida_por_reversion on corrida (revertida_en) where revertida_en is not null;
