// Reviews a jornada: where its difference goes and why. Beyond the tolerance it proposes, and says so before.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { revisarJornada } from '@cuadra/contract/contabilidad/cajas/revision';
import { type DestinoDeDiferencia, nombresDeDestino } from '@cuadra/core/cajas/movimiento';
import { CERO } from '@cuadra/core/dinero';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { consultas, refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { decirDiferencia, diferenciaEnOracion } from '../diferencia.ts';
import classes from './decisiones.module.css';
import { cuentaDe, destinosDe, esDeDos, pideMotivo } from './destinos.ts';

interface RevisarProps {
  readonly jornada: Jornada;
  readonly onClose: () => void;
}

interface Escrito {
  readonly destino: DestinoDeDiferencia | null;
  readonly motivo: string;
}

export function Revisar({ jornada, onClose }: RevisarProps) {
  const { formulario, general, enviar } = useRevisar(jornada, onClose);
  const { formState } = formulario;
  const deDos = esDeDos(jornada);
  return (
    <FormDialog titulo="Revisar la jornada" conCambios={formState.isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(enviar)} aria-label="Revisar la jornada">
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <LoHallado jornada={jornada} />
          {deDos && (
            <FormNotice
              tono="info"
              texto={`Pasa de la tolerancia de ${formatearQuetzales(jornada.tolerancia)}: queda propuesta hasta que otra persona la apruebe.`}
            />
          )}
          <Destino jornada={jornada} formulario={formulario} />
          <Textarea
            label={pideMotivo(jornada) ? 'Motivo' : 'Comentario'}
            withAsterisk={pideMotivo(jornada)}
            rows={3}
            maxLength={400}
            data-autofocus
            error={formState.errors.motivo?.message}
            {...formulario.register('motivo')}
          />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={formState.isSubmitting}>
            {deDos ? 'Proponer' : 'Dar por revisada'}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

const MOTIVO_MIN = 3;

function useRevisar(jornada: Jornada, onClose: () => void) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Escrito>({
    defaultValues: { destino: destinosDe(jornada.diferencia ?? CERO)[0] ?? null, motivo: '' },
  });
  const { handleSubmit, setError } = formulario;
  const enviar = handleSubmit(async ({ destino, motivo }) => {
    setGeneral(undefined);
    const escrito = motivo.trim();
    if (pideMotivo(jornada) && escrito.length < MOTIVO_MIN)
      return setError('motivo', { message: 'Escriba el motivo.' }, { shouldFocus: true });
    try {
      const { id, version } = jornada;
      const body = { version, destino, motivo: escrito === '' ? null : escrito };
      const { estado } = await call(revisarJornada, { params: { id }, body });
      void notify(
        estado === 'revisada' ? 'Jornada revisada.' : 'Propuesta enviada: la aprueba otra persona.',
      );
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['destino', 'motivo']));
    } finally {
      void refrescarCajas();
    }
  });
  return { formulario, general, enviar };
}

function LoHallado({ jornada }: { readonly jornada: Jornada }) {
  const { diferencia, descuadre, diferenciaDeApertura, explicacion } = jornada;
  return (
    <div className={classes.hallado}>
      <strong>{decirDiferencia(diferencia ?? CERO, descuadre)}</strong>
      {diferenciaDeApertura !== null && diferenciaDeApertura !== 0 && (
        <span>De ella, al abrir: {diferenciaEnOracion(diferenciaDeApertura)}.</span>
      )}
      {explicacion !== null && <span>Su cajero explica: «{explicacion}»</span>}
    </div>
  );
}

interface DestinoProps {
  readonly jornada: Jornada;
  readonly formulario: UseFormReturn<Escrito>;
}

function Destino({ jornada, formulario: { control } }: DestinoProps) {
  const destinos = destinosDe(jornada.diferencia ?? CERO);
  const configuracion = useQuery(consultas.configuracion()).data;
  if (destinos.length === 0) return <p className={classes.nota}>No hay diferencia que contabilizar.</p>;
  const nota = (destino: DestinoDeDiferencia | null) => {
    if (destino === null || configuracion === undefined) return '';
    const cuenta = cuentaDe(destino, configuracion);
    if (cuenta === null) return 'Falta elegir su cuenta en la configuración de las cajas.';
    return `${nombresDeDestino[destino]}, cuenta ${cuenta}.`;
  };
  return (
    <Controller
      control={control}
      name="destino"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <ChoiceField
          etiqueta="Registrar la diferencia como"
          opciones={destinos.map((valor) => ({ valor, texto: NOMBRES_CORTOS[valor] }))}
          valor={value ?? destinos[0] ?? 'sobrante'}
          onCambio={onChange}
          nota={nota(value)}
          error={error?.message}
        />
      )}
    />
  );
}

const NOMBRES_CORTOS: Readonly<Record<DestinoDeDiferencia, string>> = {
  sobrante: 'Sobrante',
  faltante: 'Lo asume la institución',
  empleado: 'A cargo del empleado',
};
