// Undoing a whole import: what would happen, what keeps it from being done, when the reversals are dated and why. Beyond one's
// limits it waits for another person, who decides here too.
import { motivo } from '@cuadra/contract/campos';
import {
  type AvanceDeDeshacer,
  deshacerImportacion,
  verDeshacer,
} from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { contarPartidas } from '#contabilidad/importaciones/nombres.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { ChoiceField, DateField, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { LoQuePasaria, refrescarImportaciones } from './lo-que-pasaria.tsx';

const FECHAS = [
  ['suya', 'El día de cada partida'],
  ['otra', 'Otra fecha para todas'],
] as const;

const escrito = z.object({ cual: z.enum(['suya', 'otra']), fecha: z.string(), motivo });
type Escrito = z.output<typeof escrito>;

const conFecha = ({ cual, fecha }: Omit<Escrito, 'motivo'>) => (cual === 'otra' ? { fecha } : {});

export default function Deshacer({ id, onCerrar }: { readonly id: string; readonly onCerrar: () => void }) {
  const [avance, setAvance] = useState<AvanceDeDeshacer>();
  const order = useDeshacer(id, setAvance);
  const [cual, fecha] = order.form.watch(['cual', 'fecha']);
  const { data, error, isPending, isError } = useQuery({
    ...queryOf(verDeshacer, { params: { id }, query: conFecha({ cual, fecha }) }),
    enabled: !order.isSending,
  });
  return (
    <OrderDialog
      title="Deshacer la importación"
      order={order}
      submit={data?.aprobacion == null ? 'Deshacer' : 'Pedir que se deshaga'}
      danger
      disabled={data === undefined || data.impedimentos.length > 0 || data.partidas === 0}
      width={640}
      note="Se revierten todas o ninguna; las originales no cambian."
      onClose={onCerrar}
    >
      <ChoiceField name="cual" label="Fecha de las reversiones" options={FECHAS} />
      {cual === 'otra' && <DateField name="fecha" label="Fecha" description="En un mes abierto." />}
      {isPending && <SkeletonRows rows={3} label="Revisando sus partidas" />}
      {isError && <FormNotice tone="error" text={messageOf(error)} />}
      {data !== undefined && <LoQuePasaria ensayo={data} />}
      <LongTextField name="motivo" label="Motivo" rows={2} />
      {avance !== undefined && <Avance avance={avance} />}
    </OrderDialog>
  );
}

function useDeshacer(id: string, onAvance: (avance: AvanceDeDeshacer | undefined) => void) {
  const initial: Escrito = { cual: 'suya', fecha: todayInGuatemala(), motivo: '' };
  return useTask({
    initial,
    resolver: judgedBy<Escrito, Escrito>(escrito),
    run: async ({ motivo: porque, ...cuando }) => {
      onAvance({ etapa: 'revisar', hechas: 0, total: 0 });
      try {
        const body = { motivo: porque, ...conFecha(cuando) };
        return await call(deshacerImportacion, { params: { id }, body }, { alAvanzar: onAvance });
      } finally {
        onAvance(undefined);
      }
    },
    refresh: refrescarImportaciones,
    done: ({ resultado, partidas }) =>
      resultado === 'hecho'
        ? `Se deshizo la importación: ${contarPartidas(partidas)} ${partidas === 1 ? 'revertida' : 'revertidas'}.`
        : 'Deshacer la importación espera la aprobación de otra persona.',
  });
}

function Avance({ avance: { etapa, hechas, total } }: { readonly avance: AvanceDeDeshacer }) {
  const texto = etapa === 'revisar' ? 'Revisando sus partidas' : 'Revirtiendo sus partidas';
  return (
    <Text role="status">
      {texto}
      {total > 0 && `: ${formatearEntero(hechas)} de ${formatearEntero(total)}`}…
    </Text>
  );
}
