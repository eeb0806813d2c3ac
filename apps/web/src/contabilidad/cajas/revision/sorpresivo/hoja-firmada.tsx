// The count sheet of a surprise count, with what is observed and both signatures below it.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { arqueoSorpresivo } from '@cuadra/contract/contabilidad/cajas/revision';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { HojaDeConteo } from '#contabilidad/cajas/conteo/hoja-de-conteo.tsx';
import { faltaEnLoContado, sinRenglonesVacios } from '#contabilidad/cajas/conteo/lo-contado.ts';
import { useConteoGuardado } from '#contabilidad/cajas/conteo/use-conteo-guardado.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import classes from './arqueo-sorpresivo.module.css';

interface HojaFirmadaProps {
  readonly jornada: Jornada;
  readonly tasaDolar: number;
  readonly alFirmar: (arqueo: string) => void;
}

interface Firmas {
  readonly observaciones: string;
  readonly contrasenaPropia: string;
  readonly contrasenaDelCajero: string;
}

export function HojaFirmada({ jornada, tasaDolar, alFirmar }: HojaFirmadaProps) {
  const { conteo, formulario, general, firmar } = useFirmar(jornada, alFirmar);
  const { setFocus, formState } = formulario;
  return (
    <form className={classes.hoja} noValidate aria-label="Arqueo sorpresivo" onSubmit={submitWith(firmar)}>
      <HojaDeConteo
        valor={conteo.valor}
        alCambiar={conteo.cambiar}
        tasaDolar={tasaDolar}
        deshabilitada={formState.isSubmitting}
        alFinal={() => setFocus('observaciones')}
      />
      <CamposDeFirma jornada={jornada} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <div>
        <Button type="submit" size="md" loading={formState.isSubmitting}>
          Firmar el arqueo
        </Button>
      </div>
    </form>
  );
}

function useFirmar(jornada: Jornada, alFirmar: (arqueo: string) => void) {
  const { id, version, congelada } = jornada;
  // What was left of a count that was given up is not the beginning of another.
  const conteo = useConteoGuardado(`cajas/sorpresa/${id}/${congelada?.en ?? ''}`);
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Firmas>({
    defaultValues: { observaciones: '', contrasenaPropia: '', contrasenaDelCajero: '' },
  });
  const { handleSubmit, setError } = formulario;
  const firmar = handleSubmit(async ({ observaciones, ...firmas }) => {
    setGeneral(faltaEnLoContado(conteo.valor));
    if (faltaEnLoContado(conteo.valor) !== undefined) return;
    const body = {
      ...sinRenglonesVacios(conteo.valor),
      ...firmas,
      version,
      observaciones: observaciones.trim() === '' ? null : observaciones.trim(),
    };
    try {
      const hecha = await call(arqueoSorpresivo, { params: { id }, body });
      conteo.olvidar();
      await refrescarCajas();
      const suyo = hecha.arqueos.findLast(({ clase }) => clase === 'sorpresa');
      if (suyo !== undefined) alFirmar(suyo.id);
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['observaciones', 'contrasenaPropia', 'contrasenaDelCajero']));
    }
  });
  return { conteo, formulario, general, firmar };
}

interface CamposDeFirmaProps {
  readonly jornada: Jornada;
  readonly formulario: UseFormReturn<Firmas>;
}

function CamposDeFirma({ jornada, formulario: { register, formState } }: CamposDeFirmaProps) {
  const { errors } = formState;
  const yo = useCurrentUser()?.name ?? '';
  return (
    <fieldset className={classes.firmas}>
      <legend>Firmas</legend>
      <Textarea
        className={classes.observaciones ?? ''}
        label="Observaciones"
        rows={2}
        maxLength={400}
        error={errors.observaciones?.message}
        {...register('observaciones')}
      />
      <PasswordInput
        label={`Contraseña de ${yo}`}
        description="Quien congeló la caja."
        withAsterisk
        autoComplete="off"
        error={errors.contrasenaPropia?.message}
        {...register('contrasenaPropia', { required: 'Escriba su contraseña.' })}
      />
      <PasswordInput
        label={`Contraseña de ${jornada.cajero.nombre}`}
        description="Su cajero la escribe aquí."
        withAsterisk
        autoComplete="off"
        error={errors.contrasenaDelCajero?.message}
        {...register('contrasenaDelCajero', { required: 'El cajero escribe su contraseña.' })}
      />
    </fieldset>
  );
}
