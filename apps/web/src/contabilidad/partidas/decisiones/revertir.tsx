// The reversal of a posted partida: when, why, which lines, and what it would do. Both stay in the books, each pointing at the other.
import { verEfectoDeReversion } from '@cuadra/contract/contabilidad/borradores/efecto';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import type { DestinoDeResultados } from '@cuadra/contract/contabilidad/reversion';
import { revertirPartida, verReversion } from '@cuadra/contract/contabilidad/reversion';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { Centavos } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';
import { cuadreDe } from './cuadre.ts';
import classes from './formularios.module.css';
import { LineasARevertir } from './lineas-a-revertir.tsx';
import { avisoDeCruces, avisoDeRevision } from './prevision.ts';
import { DeEjercicioCerrado, QueHaria, useEfectoDeReversion, useMotivos } from './que-haria.tsx';

interface RevertirProps {
  readonly partida: PartidaCompleta;
  readonly onClose: () => void;
}

const esquema = revertirPartida.body.pick({ fecha: true, motivo: true });
const ALCANCES = [
  { valor: 'entera', texto: 'Toda la partida' },
  { valor: 'lineas', texto: 'Solo algunas líneas' },
] as const;

export function Revertir({ partida, onClose }: RevertirProps) {
  const reversion = useReversion(partida, onClose);
  const { formulario, general, alcance, cuadre, aceptaCruces, prevision, efecto, motivos } = reversion;
  const { isDirty, isSubmitting } = formulario.formState;
  const porLineas = alcance === 'lineas';
  const { aRevision, rompe, cerrado } = prevision;
  // When only some lines are, the server says whether those are matched.
  const sinAceptar = porLineas ? !cuadre.cuadra : rompe !== undefined && !aceptaCruces;
  const impide = sinAceptar || (efecto.data?.errores.length ?? 0) > 0;
  return (
    <FormDialog
      titulo={`Revertir la partida ${numeroDePartida(partida)}`}
      ancho={720}
      conCambios={isDirty}
      onClose={onClose}
    >
      <form noValidate onSubmit={submitWith(reversion.revertir)}>
        <div className={classes.campos}>
          <UnsavedWork nombre={`partidas/${partida.id}/revertir`} formulario={formulario} />
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.sobre}>
            «{partida.concepto}», del {formatDate(partida.fecha)}, por {formatearQuetzales(partida.debe)}. Se
            contabilizará la partida inversa; la original no cambia.
          </p>
          <Previsto {...prevision} />
          <LoQueRompe texto={rompe} aceptado={aceptaCruces} onAceptar={reversion.setAceptaCruces} />
          <FechaYMotivo formulario={formulario} desde={partida.fecha} />
          <ChoiceField
            etiqueta="Qué se revierte"
            opciones={ALCANCES}
            valor={alcance}
            onCambio={reversion.setAlcance}
          />
          {porLineas && <Elegidas partida={partida} reversion={reversion} />}
          {cerrado !== undefined && <DeEjercicioCerrado ejercicio={cerrado} {...reversion.resultados} />}
          <QueHaria efecto={efecto} motivos={motivos} />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" color="red" loading={isSubmitting} disabled={impide}>
            {aRevision === undefined ? 'Revertir' : 'Enviar a revisión'}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

/** Why it is not done, or not alone. */
function Previsto({ impedida, aRevision }: Pick<ReturnType<typeof usePrevision>, 'impedida' | 'aRevision'>) {
  return (
    <>
      {impedida !== undefined && <FormNotice tono="error" texto={impedida} />}
      {aRevision !== undefined && <FormNotice tono="aviso" texto={aRevision} />}
    </>
  );
}

interface ElegidasProps {
  readonly partida: PartidaCompleta;
  readonly reversion: Pick<ReturnType<typeof useReversion>, 'elegidas' | 'cuadre' | 'setElegidas'>;
}

function Elegidas({ partida: { lineas }, reversion: { elegidas, cuadre, setElegidas } }: ElegidasProps) {
  return <LineasARevertir lineas={lineas} elegidas={elegidas} cuadre={cuadre} onElegir={setElegidas} />;
}

interface LoQueRompeProps {
  readonly texto: string | undefined;
  readonly aceptado: boolean;
  readonly onAceptar: (aceptado: boolean) => void;
}

/** What it undoes at the banks, and that whoever reverses it knows. */
function LoQueRompe({ texto, aceptado, onAceptar }: LoQueRompeProps) {
  if (texto === undefined) return null;
  return (
    <>
      <FormNotice tono="aviso" texto={texto} />
      <Checkbox
        label="Entiendo lo que se rompe en la comparación con el banco"
        checked={aceptado}
        onChange={(event) => onAceptar(event.currentTarget.checked)}
      />
    </>
  );
}

interface FechaYMotivoProps extends Pick<ReturnType<typeof useReversion>, 'formulario'> {
  /** That of what is reverted. */
  readonly desde: string;
}

function FechaYMotivo({ formulario, desde }: FechaYMotivoProps) {
  const { control, register, formState } = formulario;
  const { errors } = formState;
  return (
    <>
      <Controller
        name="fecha"
        control={control}
        render={({ field }) => (
          <DateField
            name={field.name}
            label="Fecha de la reversión"
            description={`En un periodo abierto, del ${formatDate(desde)} a hoy.`}
            withAsterisk
            error={errors.fecha?.message}
            valor={field.value}
            onCambio={field.onChange}
          />
        )}
      />
      <Textarea
        label="Motivo"
        withAsterisk
        rows={3}
        data-autofocus
        error={errors.motivo?.message}
        {...register('motivo')}
      />
    </>
  );
}

/** What is known before asking: what keeps it from being done, and whether it takes a second person. */
function usePrevision(id: string, monto: Centavos, pidiendo: boolean) {
  // Once it is asked for there is nothing left to foresee.
  const { data, error } = useQuery({ ...queryOf(verReversion, { params: { id } }), enabled: !pidiendo });
  return {
    sabida: data !== undefined,
    impedida: error === null ? undefined : messageOf(error),
    aRevision: data && avisoDeRevision(data, monto),
    rompe: data && avisoDeCruces(data.cruces),
    cerrado: data?.ejercicioCerrado ?? undefined,
  };
}

function useReversion(partida: PartidaCompleta, onClose: () => void) {
  const [aceptaCruces, setAceptaCruces] = useState(false);
  const [general, setGeneral] = useState<string>();
  const [alcance, setAlcance] = useState<(typeof ALCANCES)[number]['valor']>('entera');
  const [elegidas, setElegidas] = useState<ReadonlySet<number>>(new Set());
  const formulario = useForm({
    resolver: zodResolver(esquema),
    defaultValues: { fecha: todayInGuatemala(), motivo: '' },
  });
  const porLineas = alcance === 'lineas';
  const cuadre = cuadreDe(partida.lineas, elegidas);
  const { isSubmitting } = formulario.formState;
  const prevision = usePrevision(partida.id, porLineas ? cuadre.debe : partida.debe, isSubmitting);
  const { cerrado, sabida } = prevision;
  const lineas = porLineas ? [...elegidas].toSorted((a, b) => a - b) : undefined;
  const conResultados = cerrado?.lineas.some((n) => !porLineas || elegidas.has(n)) ?? false;
  const [elegido, setDestino] = useState<DestinoDeResultados>();
  const destino = elegido ?? (cerrado?.cuenta == null ? 'mismas' : 'anteriores');
  const pedido = { lineas, ...(conResultados ? { resultados: destino } : {}) };
  const fecha = useWatch({ control: formulario.control, name: 'fecha' });
  const seSabe = sabida && !isSubmitting && fecha !== '' && (!porLineas || cuadre.cuadra);
  const efecto = useEfectoDeReversion(partida.id, seSabe ? { fecha, ...pedido } : undefined);
  const motivos = useMotivos(efecto.data);
  const revertir = formulario.handleSubmit(async (escrita) => {
    setGeneral(undefined);
    const aceptadas = motivos.aceptadas();
    if (aceptadas === undefined) return;
    try {
      await pedirReversion(partida, { ...escrita, ...pedido, aceptadas, aceptaCruces });
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, formulario.setError, ['fecha', 'motivo']));
      // What was written stays; what is warned of now is read again.
      void efecto.refetch();
    }
  });
  return {
    ...{ formulario, general, alcance, setAlcance, elegidas, setElegidas, cuadre, revertir },
    ...{ aceptaCruces, setAceptaCruces, prevision, efecto, motivos },
    resultados: { conResultados, destino, onDestino: setDestino },
  };
}

async function pedirReversion(partida: PartidaCompleta, body: CallOf<typeof revertirPartida>['body']) {
  // What is still being foreseen would be told afterwards that it is already reversed.
  await queryClient.cancelQueries(queryOf(verReversion, { params: { id: partida.id } }));
  await queryClient.cancelQueries({ queryKey: [verEfectoDeReversion.path] });
  const reversion = await call(revertirPartida, { params: { id: partida.id }, body });
  await refrescarPartidas();
  void notify(
    reversion.estado === 'contabilizada'
      ? `Partida ${numeroDePartida(partida)} revertida con la ${numeroDePartida(reversion)}.`
      : `La reversión de la partida ${numeroDePartida(partida)} espera la aprobación de otra persona.`,
  );
}
