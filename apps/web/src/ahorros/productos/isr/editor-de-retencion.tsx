// What is to be withheld from a day on: the day, the rate and from how much interest.

import {
  editarParametroDeIsr,
  escribirParametroDeIsr,
  type ParametroDeIsr,
} from '@cuadra/contract/ahorros/isr';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { BoundField, MoneyField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { refrescarProductos } from '../consultas.ts';
import { primerDiaLibre } from '../primer-dia-libre.ts';
import { escribirTasa, leerTasa } from '../tasas/tasa-escrita.ts';

interface EditorDeRetencionProps {
  readonly parametros: readonly ParametroDeIsr[];
  readonly pagadoHasta: string | null;
  /** Absent: another is begun. */
  readonly borrador: ParametroDeIsr | undefined;
  readonly onCerrar: () => void;
}

interface Escrita {
  desde: string;
  tasa: string;
  minimo: Centavos | undefined;
}

const esquema = z.object({
  desde: z.string(),
  tasa: z.string().refine((tasa) => leerTasa(tasa) !== undefined, 'Escriba una tasa de 0 a 100.'),
  minimo: z.custom<Centavos | undefined>(() => true),
});

export function EditorDeRetencion(props: EditorDeRetencionProps) {
  const { parametros, pagadoHasta, borrador, onCerrar } = props;
  const modelo = borrador ?? parametros.find(({ situacion }) => situacion === 'vigente');
  const initial: Escrita = {
    desde: borrador?.desde ?? primerDiaLibre(parametros, pagadoHasta, todayInGuatemala()),
    tasa: modelo === undefined ? '' : escribirTasa(modelo.ppm),
    minimo: modelo?.minimo,
  };
  const order = useTask({
    initial,
    resolver: judgedBy<Escrita, Escrita>(esquema),
    run: ({ desde, tasa, minimo }) => {
      const valores = { ppm: leerTasa(tasa) ?? 0, minimo: minimo ?? CERO };
      return borrador === undefined
        ? call(escribirParametroDeIsr, { body: { desde, ...valores } })
        : call(editarParametroDeIsr, { params: { desde }, body: { ...valores, version: borrador.version } });
    },
    refresh: refrescarProductos,
    done: 'Retención guardada. Falta que otra persona la publique.',
  });
  const ppm = leerTasa(order.form.watch('tasa'));
  return (
    <OrderDialog
      title="Retención de ISR"
      order={order}
      submit="Guardar por publicar"
      disabled={ppm === undefined}
      onClose={onCerrar}
    >
      <RigeDesde fijo={borrador !== undefined} pagadoHasta={pagadoHasta} />
      <BoundField name="tasa">
        {({ value, onChange }) => (
          <TextInput
            label="Se retiene (%)"
            withAsterisk
            autoComplete="off"
            inputMode="decimal"
            className="cifras"
            data-autofocus
            value={value}
            error={ppm === undefined ? 'Escriba una tasa de 0 a 100.' : undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </BoundField>
      <MoneyField
        name="minimo"
        label="Desde cuánto interés (Q)"
        description="De menos que eso no se retiene. Cero: de todo."
        optional
      />
    </OrderDialog>
  );
}

interface RigeDesdeProps extends Pick<EditorDeRetencionProps, 'pagadoHasta'> {
  /** That of what is already written does not change. */
  readonly fijo: boolean;
}

function RigeDesde({ fijo, pagadoHasta }: RigeDesdeProps) {
  return (
    <BoundField name="desde">
      {({ value, onChange, error }) => (
        <DateField
          label="Rige desde"
          withAsterisk
          disabled={fijo}
          value={value}
          onChange={onChange}
          error={
            pagadoHasta !== null && value <= pagadoHasta
              ? `Los intereses se pagaron hasta el ${formatDate(pagadoHasta)}: elija una fecha posterior.`
              : error
          }
        />
      )}
    </BoundField>
  );
}
