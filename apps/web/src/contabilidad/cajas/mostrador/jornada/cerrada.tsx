// A jornada of the own that is over: its figures, its papers, what was observed and what was answered.
import type { Jornada, PasoDeRevision } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { responderObservacion } from '@cuadra/contract/contabilidad/cajas/revision';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { TablaDeMovimientos } from '#contabilidad/cajas/movimientos/tabla-de-movimientos.tsx';
import { call } from '#platform/api.ts';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { BotonesDeJornada } from '../imprimir.tsx';
import { Causas } from './causas.tsx';
import { Cuadre } from './cuadre.tsx';
import classes from './jornada.module.css';

interface CerradaProps {
  readonly jornada: Jornada;
  /** A receipt to be looked at first. */
  readonly movimiento?: string | undefined;
}

export function Cerrada({ jornada, movimiento }: CerradaProps) {
  const { caja, fecha, estado, explicacion, pasos } = jornada;
  return (
    <div className={classes.dosColumnas}>
      <section className={classes.tarjeta} aria-label="La jornada">
        <h2>
          {caja.codigo} {caja.nombre}, {formatDate(fecha)}
        </h2>
        <p className={classes.guia}>Jornada {nombresDeEstadoDeJornada[estado].toLowerCase()}.</p>
        <Cuadre jornada={jornada} />
        {explicacion !== null && <p className={classes.guia}>Su explicación: {explicacion}</p>}
        <Causas jornada={jornada} />
        {pasos.length > 0 && <Pasos pasos={pasos} />}
        <div className={classes.botones}>
          {estado === 'observada' && <Responder jornada={jornada} />}
          {estado !== 'abierta' && <BotonesDeJornada jornada={jornada.id} />}
        </div>
      </section>
      <section className={classes.tarjeta} aria-label="Movimientos de la jornada">
        <h2>Movimientos</h2>
        <TablaDeMovimientos jornada={jornada.id} senalados={movimiento === undefined ? [] : [movimiento]} />
      </section>
    </div>
  );
}

function Responder({ jornada: { id, version, pasos } }: { readonly jornada: Jornada }) {
  const [abierto, setAbierto] = useState(false);
  const comentario = pasos.findLast(({ paso }) => paso === 'observar')?.texto;
  return (
    <>
      <Button onClick={() => setAbierto(true)}>Responder</Button>
      {abierto && (
        <ReasonDialog
          title="Responder la observación"
          lead={comentario ?? undefined}
          label="Respuesta"
          submit="Responder"
          run={(respuesta) => call(responderObservacion, { params: { id }, body: { version, respuesta } })}
          refresh={refrescarCajas}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  );
}

const nombresDePaso: Readonly<Record<PasoDeRevision['paso'], string>> = {
  observar: 'observó',
  responder: 'respondió',
  proponer: 'propuso',
  negar: 'negó la propuesta',
  revisar: 'revisó',
};

function Pasos({ pasos }: { readonly pasos: readonly PasoDeRevision[] }) {
  return (
    <ol className={classes.pasos} aria-label="Revisión">
      {pasos.map(({ id, paso, por, en, texto }) => (
        <li key={id}>
          <span>
            {por.nombre} {nombresDePaso[paso]}, {formatInstant(en)}
          </span>
          {texto !== null && <p>{texto}</p>}
        </li>
      ))}
    </ol>
  );
}
