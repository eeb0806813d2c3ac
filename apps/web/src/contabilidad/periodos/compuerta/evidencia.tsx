// The note and the partidas that prove a gate. Saving it undoes the signature, because what was signed is no longer so.

import { guardarEvidencia, PARTIDAS_DE_EVIDENCIA_MAX } from '@cuadra/contract/contabilidad/periodos/cierre';
import { numeroDePartida } from '@cuadra/core/partida';
import { Button, Textarea, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import classes from './compuerta-abierta.module.css';
import { leerNumeros } from './numeros-de-partida.ts';
import { type ParteProps, Seccion } from './parte.tsx';

export function Evidencia(parte: ParteProps) {
  const { compuerta, estaCerrado } = parte;
  const { atiende } = useAtribuciones();
  const seEdita = !estaCerrado && atiende(compuerta);
  const sinNada = compuerta.nota === '' && compuerta.partidas.length === 0 && compuerta.archivos.length === 0;
  return (
    <Seccion titulo="Evidencia">
      {!seEdita && sinNada && <p className={classes.nota}>Sin evidencia.</p>}
      {!seEdita && compuerta.nota !== '' && <p className={classes.texto}>{compuerta.nota}</p>}
      <Partidas compuerta={compuerta} />
      {seEdita && <Formulario {...parte} />}
    </Seccion>
  );
}

function Partidas({ compuerta: { partidas } }: Pick<ParteProps, 'compuerta'>) {
  if (partidas.length === 0) return null;
  return (
    <ul className={classes.detalle} aria-label="Partidas de la evidencia">
      {partidas.map(({ id, numero, ejercicio, concepto }) => (
        <li key={id}>
          <Link to="/contabilidad/ver-partidas" search={{ partida: id }}>
            {numeroDePartida({ numero, ejercicio })} {concepto}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Formulario({ clave, compuerta, accion }: ParteProps) {
  const { nota, partidas } = compuerta;
  const formulario = useForm({
    values: { nota, partidas: partidas.map(({ numero }) => numero).join(', ') },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState, reset } = formulario;
  const guardar = handleSubmit(async (escrito) => {
    const body = { nota: escrito.nota, partidas: leerNumeros(escrito.partidas) ?? [] };
    const params = { ...clave, compuerta: compuerta.id };
    if (await accion.hacer(() => call(guardarEvidencia, { params, body }))) reset(escrito);
  });
  return (
    <form noValidate className={classes.formulario} onSubmit={submitWith(guardar)} aria-label="Evidencia">
      <UnsavedWork
        nombre={`cierre/${clave.anio}/${clave.mes}/${clave.agencia}/${compuerta.id}`}
        formulario={formulario}
      />
      <Textarea label="Nota" rows={3} maxLength={2_000} autoComplete="off" {...register('nota')} />
      <TextInput
        label="Partidas"
        description={`Números de ${clave.anio}, separados por comas.`}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.partidas?.message}
        {...register('partidas', {
          validate: (texto) =>
            (leerNumeros(texto)?.length ?? Number.POSITIVE_INFINITY) <= PARTIDAS_DE_EVIDENCIA_MAX ||
            `Escriba hasta ${PARTIDAS_DE_EVIDENCIA_MAX} números, separados por comas.`,
        })}
      />
      <div className={classes.botones}>
        <Button
          type="submit"
          variant="default"
          size="xs"
          disabled={!formState.isDirty}
          loading={formState.isSubmitting}
        >
          Guardar evidencia
        </Button>
      </div>
    </form>
  );
}
