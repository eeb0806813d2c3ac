// The counter of a cajero: what waits, then where their day is (to be opened, open, counted, closed) and what to do.
import type { Jornada, miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { formatDate, formatTime } from '#ui/format/date.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';
import { AccionesDePagina } from './acciones-de-pagina.tsx';
import { RemitenteContext, useRemitente } from './envio/use-remitente.ts';
import { MisJornadas } from './jornada/mis-jornadas.tsx';
import { LoQueEspera } from './lo-que-espera.tsx';
import classes from './mostrador.module.css';
import { SuDia } from './su-dia.tsx';
import { Ayuda } from './ventanilla/ayuda.tsx';
import { useTrabajo } from './ventanilla/use-trabajo.ts';

type Mia = ResponseOf<typeof miCaja>;

export function Mostrador() {
  const { busqueda } = useDireccion();
  const consulta = useQuery(consultas.miCaja());
  const trabajo = useTrabajo();
  const remitente = useRemitente((resultado) => trabajo.anotar({ como: 'hecho', resultado }));
  const [conAyuda, setConAyuda] = useState(false);
  useKeyPress('F1', (event) => {
    event.preventDefault();
    setConAyuda(true);
  });
  const sinLinea = consulta.error instanceof ApiError && consulta.error.status === 0;
  useEffect(() => {
    if (sinLinea) remitente.notarCorte();
  }, [sinLinea, remitente]);
  const mia = consulta.data;
  const { vista, jornada, movimiento } = busqueda;
  const enJornadas = vista === 'jornadas' || jornada !== undefined || movimiento !== undefined;
  return (
    <RemitenteContext value={remitente}>
      <Pagina
        titulo={mia?.caja == null ? 'Mi caja' : `${mia.caja.codigo} · ${mia.caja.nombre}`}
        proposito={mia === undefined ? 'Su caja, su jornada y sus movimientos.' : decirDia(mia)}
        acciones={
          <AccionesDePagina mia={mia} enJornadas={enJornadas} alPedirAyuda={() => setConAyuda(true)} />
        }
      >
        <div className={classes.mostrador}>
          <LoQueEspera mia={mia} trabajo={trabajo} />
          {enJornadas ? (
            <MisJornadas jornada={jornada} movimiento={movimiento} />
          ) : (
            <Loaded consulta={consulta} filas={8} alto={48} etiqueta="Cargando su caja">
              {(data) => <SuDia mia={data} trabajo={trabajo} />}
            </Loaded>
          )}
        </div>
      </Pagina>
      {conAyuda && <Ayuda onCerrar={() => setConAyuda(false)} />}
    </RemitenteContext>
  );
}

function decirDia({ hoy, caja, jornada }: Mia): string {
  if (caja === null) return `Hoy, ${formatDate(hoy)}.`;
  return `${caja.nombreAgencia}. ${jornada === null ? `Hoy, ${formatDate(hoy)}: sin jornada abierta.` : decirJornada(jornada)}`;
}

const decirJornada = ({ fecha, estado, abiertaEn }: Jornada): string =>
  `Jornada del ${formatDate(fecha)}, ${nombresDeEstadoDeJornada[estado].toLowerCase()}; empezó a las ${formatTime(abiertaEn)}.`;
