// Sends a month to review with the balance that the paper of the bank says: whoever signs compares it with what was imported.
import { type Conciliacion, enviarConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAccion } from '#contabilidad/bancos/consultas.ts';
import { claveDeMes } from '#contabilidad/bancos/meses.ts';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../conciliacion.module.css';

interface EnviarProps {
  readonly cuenta: CuentaBancaria;
  readonly conciliacion: Conciliacion;
  readonly onCerrar: () => void;
}

export function Enviar({ cuenta, conciliacion, onCerrar }: EnviarProps) {
  const { anio, mes, hasta, saldoBanco, saldoSegunEstado } = conciliacion;
  const [saldo, setSaldo] = useState(saldoSegunEstado ?? undefined);
  const [pedido, setPedido] = useState(false);
  const { hacer, mensaje, ocupado } = useAccion();
  const enviar = async () => {
    setPedido(true);
    if (saldo === undefined) return;
    const body = { anio, mes, saldoSegunEstado: saldo };
    if (!(await hacer(() => call(enviarConciliacion, { params: { id: cuenta.id }, body })))) return;
    void notify('Enviada a revisión.');
    onCerrar();
  };
  return (
    <FormDialog
      titulo={`Enviar a revisión ${formatMonth(claveDeMes({ anio, mes }))}`}
      conCambios={saldo !== (saldoSegunEstado ?? undefined)}
      onClose={onCerrar}
    >
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
          <AmountField
            label={`Saldo según el estado de cuenta al ${formatDate(hasta)}`}
            description={
              saldo === undefined || saldo === saldoBanco
                ? `Las líneas importadas suman ${formatearQuetzales(saldoBanco)}.`
                : `No es lo que suman las líneas importadas: ${formatearQuetzales(saldoBanco)}.`
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data-autofocus
            conSigno
            valor={saldo}
            onCambio={setSaldo}
            error={pedido && saldo === undefined ? 'Escriba el saldo.' : undefined}
          />
          <p className={classes.nota}>
            Desde que se envía, los días hasta el {formatDate(hasta)} no cambian: ni sus líneas, ni sus
            cruces, ni lo que se contabilice en la cuenta. Otra persona la aprueba o la devuelve.
          </p>
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={ocupado}>
            Enviar a revisión
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
