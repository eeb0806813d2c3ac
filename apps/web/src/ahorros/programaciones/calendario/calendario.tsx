// The coming year: which days have runs, scheduled or on their way, and terms that end. As small months to be gone through
// with the arrows; on a phone, as the list of the days that have something.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../direccion.ts';
import { Agenda } from './agenda.tsx';
import classes from './calendario.module.css';
import { DiaAbierto } from './dia-abierto.tsx';
import type { DiaConAlgo } from './dia-con-algo.ts';
import { Mes } from './mes.tsx';
import { diaSiguiente, idDeDia, mesesEntre } from './meses-del-calendario.ts';

export function Calendario() {
  const consulta = useQuery(consultas.calendario());
  const enMeses = useAtLeast('sm');
  return (
    <Loaded consulta={consulta} filas={8} etiqueta="Cargando el calendario">
      {({ desde, hasta, dias }) => {
        if (dias.length === 0)
          return (
            <EmptyState
              titulo="Nada en camino"
              texto="Aquí se verán las corridas programadas y los plazos que vencen en el año."
            />
          );
        return enMeses ? <Anio desde={desde} hasta={hasta} dias={dias} /> : <Agenda dias={dias} />;
      }}
    </Loaded>
  );
}

interface AnioProps {
  readonly desde: string;
  readonly hasta: string;
  readonly dias: readonly DiaConAlgo[];
}

function Anio({ desde, hasta, dias }: AnioProps) {
  const { busqueda, push } = useDireccion();
  const [recordado, setRecordado] = useState(busqueda.dia);
  const dentro = recordado !== undefined && recordado >= desde && recordado <= hasta;
  const activo = dentro ? recordado : (dias[0]?.fecha ?? desde);
  const porFecha = new Map(dias.map((dia) => [dia.fecha, dia]));
  const abierto = busqueda.dia === undefined ? undefined : porFecha.get(busqueda.dia);
  const abrir = (fecha: string) => {
    setRecordado(fecha);
    push({ dia: porFecha.has(fecha) && fecha !== busqueda.dia ? fecha : undefined });
  };
  const irA = (tecla: string): boolean => {
    const nuevo = diaSiguiente(tecla, activo, { desde, hasta });
    if (nuevo === undefined) return false;
    setRecordado(nuevo);
    document.getElementById(idDeDia(nuevo))?.focus();
    return true;
  };
  return (
    <>
      <Leyenda />
      <div className={classes.anio}>
        {mesesEntre(desde, hasta).map((mes) => (
          <Mes
            key={mes.clave}
            mes={mes}
            porFecha={porFecha}
            activo={activo}
            abierto={busqueda.dia}
            entre={{ desde, hasta }}
            onAbrir={abrir}
            onTecla={irA}
          />
        ))}
      </div>
      {abierto !== undefined && <DiaAbierto dia={abierto} onCerrar={() => push({ dia: undefined })} />}
    </>
  );
}

function Leyenda() {
  return (
    <ul className={classes.leyenda} aria-hidden="true">
      <li>
        <span className={classes.marca} data-clase="programada" /> Corrida programada
      </li>
      <li>
        <span className={classes.marca} data-clase="corrida" /> Corrida en camino
      </li>
      <li>
        <span className={classes.marca} data-clase="vencimiento" /> Plazos que vencen
      </li>
    </ul>
  );
}
