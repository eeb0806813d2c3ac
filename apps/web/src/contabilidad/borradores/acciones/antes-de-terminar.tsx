// Before posting what somebody should have looked at: each warning with the reason why it is accepted, and who else must
// sign. Opened only when there is something to say.
import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { numeroDePartida } from '@cuadra/core/partida';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Note, Text } from '#ui/text/text.tsx';
import { conceptoOSinConcepto, nombresDeEstado } from '../nombres.ts';
import type { Accion, Acciones, Pregunta } from './use-acciones.ts';

interface AntesDeTerminarProps {
  readonly pregunta: Pregunta;
  readonly acciones: Acciones;
}

const MOTIVO_MIN = 3;

const escrito = z.object({ motivos: z.array(z.string().trim().min(MOTIVO_MIN, 'Escriba el motivo.')) });
type Escrito = z.output<typeof escrito>;

export function AntesDeTerminar({ pregunta, acciones }: AntesDeTerminarProps) {
  const { advertencias, aprobacion } = pregunta;
  // What needs a second person can only be sent to one.
  const accion: Accion = aprobacion === undefined ? pregunta.accion : 'enviar';
  const initial: Escrito = { motivos: advertencias.map(() => '') };
  const order = useTask({
    initial,
    resolver: judgedBy<Escrito, Escrito>(escrito),
    run: ({ motivos }) => acciones.seguir(accion, motivos),
  });
  return (
    <OrderDialog
      title={accion === 'enviar' ? 'Antes de enviar a revisión' : 'Antes de contabilizar'}
      order={order}
      submit={accion === 'enviar' ? 'Enviar a revisión' : 'Aceptar y contabilizar'}
      width={600}
      beginInSubmit={advertencias.length === 0}
      // What was asked meanwhile is another question, and stays.
      onClose={() => acciones.dejar(pregunta)}
    >
      {aprobacion !== undefined && (
        <FormNotice tone="aviso" text={`${aprobacion} Otra persona debe aprobarla.`} />
      )}
      <Stack gap="xl" line="between">
        {advertencias.map(({ codigo, mensaje, partidas }, indice) => (
          <Stack as="section" key={codigo} gap="md" pad={indice === 0 ? undefined : 'xl none'}>
            <Text weight="medium">{conMontosEnteros(mensaje)}</Text>
            <Parecidas partidas={partidas} />
            <LongTextField name={`motivos.${indice}`} label="Motivo para aceptarla" rows={2} />
          </Stack>
        ))}
      </Stack>
    </OrderDialog>
  );
}

const SANGRIA = { margin: 0, paddingLeft: '1.125rem' };

function Parecidas({ partidas }: Pick<Advertencia, 'partidas'>) {
  if (partidas.length === 0) return null;
  return (
    <Note as="div">
      <ul style={SANGRIA}>
        {partidas.map(({ id, numero, ejercicio, fecha, concepto, estado }) => (
          <li key={id}>
            <Link to="/contabilidad/ver-partidas" search={{ partida: id }} target="_blank">
              {numero === null
                ? nombresDeEstado[estado]
                : `Partida ${numeroDePartida({ numero, ejercicio })}`}
            </Link>{' '}
            · {formatDate(fecha)} · {conceptoOSinConcepto(concepto)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
