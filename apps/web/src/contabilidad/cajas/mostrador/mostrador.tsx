// The counter of a cajero: what waits, then where their day is (to be opened, open, counted, closed) and what to do.
import type { Jornada, miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { CalculatorIcon, CalendarDaysIcon, QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { formatDate, formatTime } from '#ui/format/date.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';
import { Aviso } from './avisos/aviso.tsx';
import { LineaCortada } from './avisos/linea-cortada.tsx';
import { RemitenteContext, useRemitente } from './envio/use-remitente.ts';
import { MisJornadas } from './jornada/mis-jornadas.tsx';
import classes from './mostrador.module.css';
import { SuDia } from './su-dia.tsx';
import { TrasladosEnEspera } from './traslados/traslados-en-espera.tsx';
import { Ayuda } from './ventanilla/teclas.tsx';
import { type Trabajo, useTrabajo } from './ventanilla/use-trabajo.ts';

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
        title={mia?.caja == null ? 'Mi caja' : `${mia.caja.codigo} · ${mia.caja.nombre}`}
        purpose={mia === undefined ? 'Su caja, su jornada y sus movimientos.' : decirDia(mia)}
        actions={
          <AccionesDePagina mia={mia} enJornadas={enJornadas} alPedirAyuda={() => setConAyuda(true)} />
        }
      >
        <Stack gap="lg" className={classes.mostrador}>
          <LoQueEspera mia={mia} trabajo={trabajo} />
          {enJornadas ? (
            <MisJornadas jornada={jornada} movimiento={movimiento} />
          ) : (
            <Loaded query={consulta} rows={8} height={48} label="Cargando su caja">
              {(data) => <SuDia mia={data} trabajo={trabajo} />}
            </Loaded>
          )}
        </Stack>
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

interface AccionesDePaginaProps {
  readonly mia: Mia | undefined;
  readonly enJornadas: boolean;
  readonly alPedirAyuda: () => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

/** What can be done from anywhere at the counter: count and close, see the own jornadas, see the keys. */
function AccionesDePagina({ mia, enJornadas, alPedirAyuda }: AccionesDePaginaProps) {
  const { busqueda, pushAll } = useDireccion();
  const seCuenta =
    mia?.jornada?.estado === 'abierta' && mia.jornada.congelada === null && busqueda.vista !== 'contar';
  return (
    <>
      <Button
        className={`${classes.accion} ${classes.teclas}`}
        variant="default"
        leftSection={<QuestionMarkCircleIcon {...TAMANO} />}
        onClick={alPedirAyuda}
      >
        Teclas
      </Button>
      <Button
        className={classes.accion ?? ''}
        variant="default"
        onClick={() => pushAll(enJornadas ? {} : { vista: 'jornadas' })}
        leftSection={<CalendarDaysIcon {...TAMANO} />}
      >
        {enJornadas ? 'Volver a la caja' : 'Mis jornadas'}
      </Button>
      {seCuenta && (
        <Button
          className={classes.accion ?? ''}
          variant="default"
          onClick={() => pushAll({ vista: 'contar' })}
          leftSection={<CalculatorIcon {...TAMANO} />}
        >
          Contar y cerrar
        </Button>
      )}
    </>
  );
}

interface LoQueEsperaProps {
  readonly mia: Mia | undefined;
  readonly trabajo: Trabajo;
}

/** Above the work: the line, what other cajas send or ask for, and what was observed of a past jornada. */
function LoQueEspera({ mia, trabajo }: LoQueEsperaProps) {
  const { pushAll } = useDireccion();
  const jornada = mia?.jornada;
  const abierta = jornada?.estado === 'abierta' && jornada.congelada === null ? jornada.id : undefined;
  return (
    <>
      <LineaCortada alCorregir={trabajo.abrir} />
      {mia?.caja != null && (
        <TrasladosEnEspera caja={mia.caja.id} jornada={abierta} alTerminar={trabajo.anotar} />
      )}
      {mia?.observadas.map(({ id, fecha, caja }) => (
        <Aviso
          key={id}
          tono="atencion"
          titulo={`Le observaron la jornada del ${formatDate(fecha)} en ${caja.nombre}`}
          texto="Lea el comentario y responda."
        >
          <Button variant="default" onClick={() => pushAll({ vista: 'jornadas', jornada: id })}>
            Ver y responder
          </Button>
        </Aviso>
      ))}
    </>
  );
}
