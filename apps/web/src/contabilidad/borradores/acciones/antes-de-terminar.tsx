// Before posting what somebody should have looked at: each warning with the reason why it is accepted, and who else must
// sign. Opened only when there is something to say.
import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { numeroDePartida } from '@cuadra/core/partida';
import { Button, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { formatDate } from '#ui/format/date.ts';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { conceptoOSinConcepto, nombresDeEstado } from '../nombres.ts';
import classes from './acciones.module.css';
import type { Accion, Acciones, Pregunta } from './use-acciones.ts';

interface AntesDeTerminarProps {
  readonly pregunta: Pregunta;
  readonly acciones: Acciones;
}

const MOTIVO_MIN = 3;
const MOTIVO_MAX = 400;

export function AntesDeTerminar({ pregunta, acciones }: AntesDeTerminarProps) {
  const { advertencias, aprobacion } = pregunta;
  const [motivos, setMotivos] = useState(() => advertencias.map(() => ''));
  const [revisados, setRevisados] = useState(false);
  // What needs a second person can only be sent to one.
  const accion: Accion = aprobacion === undefined ? pregunta.accion : 'enviar';
  const falta = (indice: number) => (motivos[indice] ?? '').trim().length < MOTIVO_MIN;

  const seguir = async () => {
    setRevisados(true);
    if (advertencias.some((_, indice) => falta(indice))) return;
    await acciones.seguir(accion, motivos);
  };
  return (
    <FormDialog
      titulo={accion === 'enviar' ? 'Antes de enviar a revisión' : 'Antes de contabilizar'}
      ancho={600}
      conCambios={motivos.some((motivo) => motivo.trim() !== '')}
      onClose={acciones.dejar}
    >
      <form noValidate onSubmit={submitWith(seguir)}>
        <div className={classes.preguntas}>
          {aprobacion !== undefined && (
            <FormNotice tono="aviso" texto={`${aprobacion} Otra persona debe aprobarla.`} />
          )}
          {advertencias.map((advertencia, indice) => (
            <PorQueAceptarla
              key={advertencia.codigo}
              advertencia={advertencia}
              esLaPrimera={indice === 0}
              motivo={motivos[indice] ?? ''}
              faltaba={revisados && falta(indice)}
              onMotivo={(motivo) => setMotivos(motivos.with(indice, motivo))}
            />
          ))}
        </div>
        <FormDialogFooter onCancelar={acciones.dejar}>
          <Button
            type="submit"
            loading={acciones.enCurso !== undefined}
            data-autofocus={advertencias.length === 0 || undefined}
          >
            {accion === 'enviar' ? 'Enviar a revisión' : 'Aceptar y contabilizar'}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

interface PorQueAceptarlaProps {
  readonly advertencia: Advertencia;
  readonly esLaPrimera: boolean;
  readonly motivo: string;
  readonly faltaba: boolean;
  readonly onMotivo: (motivo: string) => void;
}

function PorQueAceptarla(props: PorQueAceptarlaProps) {
  const { advertencia, esLaPrimera, motivo, faltaba, onMotivo } = props;
  return (
    <section className={classes.pregunta}>
      <p className={classes.mensaje}>{conMontosEnteros(advertencia.mensaje)}</p>
      <Parecidas partidas={advertencia.partidas} />
      <Textarea
        label="Motivo para aceptarla"
        autosize
        minRows={1}
        maxLength={MOTIVO_MAX}
        data-autofocus={esLaPrimera || undefined}
        value={motivo}
        error={faltaba ? 'Escriba el motivo.' : undefined}
        onChange={({ currentTarget }) => onMotivo(currentTarget.value)}
      />
    </section>
  );
}

function Parecidas({ partidas }: Pick<Advertencia, 'partidas'>) {
  if (partidas.length === 0) return null;
  return (
    <ul className={classes.parecidas}>
      {partidas.map(({ id, numero, ejercicio, fecha, concepto, estado }) => (
        <li key={id}>
          <Link to="/contabilidad/ver-partidas" search={{ partida: id }} target="_blank">
            {numero === null ? nombresDeEstado[estado] : `Partida ${numeroDePartida({ numero, ejercicio })}`}
          </Link>{' '}
          · {formatDate(fecha)} · {conceptoOSinConcepto(concepto)}
        </li>
      ))}
    </ul>
  );
}
