// What is to be withheld from a day on: the day, the rate and from how much interest.
import {
  editarParametroDeIsr,
  escribirParametroDeIsr,
  type ParametroDeIsr,
} from '@cuadra/contract/ahorros/isr';
import { CERO } from '@cuadra/core/dinero';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import { primerDiaLibre } from '../primer-dia-libre.ts';
import { escribirTasa, leerTasa } from '../tasas/tasa-escrita.ts';
import classes from './isr.module.css';

interface EditorDeRetencionProps {
  readonly parametros: readonly ParametroDeIsr[];
  readonly pagadoHasta: string | null;
  /** Absent: another is begun. */
  readonly borrador: ParametroDeIsr | undefined;
  readonly onCerrar: () => void;
}

export function EditorDeRetencion(props: EditorDeRetencionProps) {
  const { onCerrar } = props;
  const retencion = useRetencion(props);
  const { ocupado, mensaje, guardar, ppm } = retencion;
  return (
    <FormDialog titulo="Retención de ISR" onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(guardar)}>
        <div className={classes.campos}>
          {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
          <Campos retencion={retencion} />
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={ocupado} disabled={ppm === undefined}>
            Guardar por publicar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useRetencion({ parametros, pagadoHasta, borrador, onCerrar }: EditorDeRetencionProps) {
  const modelo = borrador ?? parametros.find(({ situacion }) => situacion === 'vigente');
  const [desde, setDesde] = useState(
    borrador?.desde ?? primerDiaLibre(parametros, pagadoHasta, todayInGuatemala()),
  );
  const [tasa, setTasa] = useState(modelo === undefined ? '' : escribirTasa(modelo.ppm));
  const [minimo, setMinimo] = useState(modelo?.minimo);
  const { ocupado, mensaje, hacer } = useAction(refrescarProductos);
  const ppm = leerTasa(tasa);
  const guardar = async () => {
    if (ppm === undefined) return;
    const valores = { ppm, minimo: minimo ?? CERO };
    const hecho = await hacer(() =>
      borrador === undefined
        ? call(escribirParametroDeIsr, { body: { desde, ...valores } })
        : call(editarParametroDeIsr, { params: { desde }, body: { ...valores, version: borrador.version } }),
    );
    if (!hecho) return;
    void notify('Retención guardada. Falta que otra persona la publique.');
    onCerrar();
  };
  const suDia = { desde, setDesde, fijo: borrador !== undefined, pagadoHasta };
  return { ...suDia, tasa, setTasa, ppm, minimo, setMinimo, ocupado, mensaje, guardar };
}

function Campos({ retencion }: { readonly retencion: ReturnType<typeof useRetencion> }) {
  const { desde, setDesde, fijo, pagadoHasta, tasa, setTasa, ppm, minimo, setMinimo } = retencion;
  const pagada = pagadoHasta !== null && desde <= pagadoHasta;
  return (
    <>
      <DateField
        label="Rige desde"
        withAsterisk
        disabled={fijo}
        valor={desde}
        onCambio={setDesde}
        error={
          pagada
            ? `Los intereses se pagaron hasta el ${formatDate(pagadoHasta)}: elija una fecha posterior.`
            : undefined
        }
      />
      <TextInput
        label="Se retiene (%)"
        withAsterisk
        autoComplete="off"
        inputMode="decimal"
        className="cifras"
        data-autofocus
        value={tasa}
        error={ppm === undefined ? 'Escriba una tasa de 0 a 100.' : undefined}
        onChange={({ currentTarget }) => setTasa(currentTarget.value)}
      />
      <AmountField
        label="Desde cuánto interés (Q)"
        description="De menos que eso no se retiene. Cero: de todo."
        valor={minimo}
        onCambio={setMinimo}
      />
    </>
  );
}
