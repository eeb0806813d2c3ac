-- What closing needs: the clearing accounts that should end each month at zero, the two accounts through which a year's
-- result is carried forward, and the guard that a closed year stays closed.

-- An account that only passes money on (cheques in clearing, cash between agencias, deposits to identify).
create table cuenta_puente (
  id_cuenta text primary key references cuenta on update cascade on delete cascade
);

create trigger bitacora after insert or update or delete on cuenta_puente
  for each row execute function bitacora_anotar('id_cuenta');

grant select, insert, delete on cuenta_puente to cuadra_app;

-- No foreign key: an institution may load its chart later. The accounts are looked up when a year is closed.
create table configuracion_contable (
  id                           boolean primary key default true check (id),
  cuenta_resultado             text not null default '508101',
  cuenta_resultados_acumulados text not null default '507101',
  check (cuenta_resultado <> cuenta_resultados_acumulados)
);

create trigger bitacora after insert or update or delete on configuracion_contable
  for each row execute function bitacora_anotar('id');

select set_config('cuadra.accion', 'migracion', true);
insert into configuracion_contable default values;

grant select, update on configuracion_contable to cuadra_app;

create function ejercicio_cambia_de_estado() returns trigger language plpgsql as $$
begin
  if old.estado = 'cerrado' then
    perform libro_negar('EJERCICIO_CERRADO', format('El ejercicio %s está cerrado y no se reabre.', old.anio));
  end if;
  if exists (select from periodo p where p.anio = new.anio and p.estado <> 'cerrado') then
    perform libro_negar('PERIODO_FUERA_DE_ORDEN', format('El ejercicio %s tiene periodos sin cerrar.', new.anio));
  end if;
  return new;
end
$$;

create trigger ejercicio_cambia_de_estado before update of estado on ejercicio
  for each row when (old.estado <> new.estado) execute function ejercicio_cambia_de_estado();

create function periodo_de_ejercicio_cerrado() returns trigger language plpgsql as $$
begin
  if exists (select from ejercicio e where e.anio = old.anio and e.estado = 'cerrado') then
    perform libro_negar('EJERCICIO_CERRADO', format('El ejercicio %s está cerrado y no se reabre.', old.anio));
  end if;
  return new;
end
$$;

create trigger periodo_de_ejercicio_cerrado before update of estado on periodo
  for each row when (old.estado <> new.estado) execute function periodo_de_ejercicio_cerrado();
