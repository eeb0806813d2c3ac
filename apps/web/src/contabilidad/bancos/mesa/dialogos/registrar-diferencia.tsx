// What does not match goes to another account, in the same step: a fee inside of a payment, a few centavos.
import { ajusteDeCruce } from '@cuadra/contract/contabilidad/bancos/cruces';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { sumasDe } from '../datos/eleccion.ts';
import { cruzar } from '../ordenes/ordenes.ts';
import { CampoDeCuenta } from './campo-de-cuenta.tsx';
import { decirElegido } from './decir-elegido.ts';
import type { DialogoDeMesaProps } from './dialogo.ts';
import classes from './dialogos.module.css';
import { Formulario } from './formulario.tsx';
import { useAdvertencias } from './use-advertencias.tsx';

export function RegistrarDiferencia({ elegido, ordenes, onCerrar, onHecho }: DialogoDeMesaProps) {
  const [general, setGeneral] = useState<string>();
  const advertencias = useAdvertencias();
  const { diferencia } = sumasDe(elegido);
  const formulario = useForm({
    resolver: zodResolver(ajusteDeCruce),
    defaultValues: { idCuenta: '', concepto: '' },
  });
  const { register, handleSubmit, setError, formState } = formulario;
  const enviar = handleSubmit(async (ajuste) => {
    setGeneral(undefined);
    if (advertencias.falta()) return;
    try {
      await ordenes.pedir((mesa) => cruzar(mesa, elegido, { ajuste, motivo: advertencias.motivo }));
      onHecho();
    } catch (error) {
      if (!advertencias.tomar(error)) setGeneral(applyErrors(error, setError, ['idCuenta', 'concepto']));
    }
  });
  return (
    <Formulario
      titulo="Registrar la diferencia"
      accion="Registrar y cruzar"
      error={general}
      cambiado={formState.isDirty}
      ocupado={formState.isSubmitting}
      onEnviar={enviar}
      onCerrar={onCerrar}
    >
      <p className={classes.texto}>
        {decirElegido(elegido)} La diferencia de <strong>{formatearQuetzales(diferencia)}</strong>{' '}
        {diferencia < 0
          ? 'sale del banco contra la cuenta que elija, y todo queda cruzado.'
          : 'entra al banco contra la cuenta que elija, y todo queda cruzado.'}
      </p>
      <CampoDeCuenta etiqueta="Cuenta" formulario={formulario} campo="idCuenta" />
      <TextInput
        label="Concepto"
        maxLength={200}
        error={formState.errors.concepto?.message}
        {...register('concepto')}
      />
      {advertencias.campo}
    </Formulario>
  );
}
