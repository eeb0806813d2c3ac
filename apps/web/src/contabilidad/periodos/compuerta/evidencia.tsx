// The note and the partidas that prove a gate. Saving it undoes the signature, because what was signed is no longer so.
import type { Documento } from '@cuadra/contract/contabilidad/borradores/soportes';
import {
  agregarArchivoDeEvidencia,
  guardarEvidencia,
  PARTIDAS_DE_EVIDENCIA_MAX,
  quitarArchivoDeEvidencia,
  verArchivoDeEvidencia,
} from '@cuadra/contract/contabilidad/periodos/cierre';
import { numeroDePartida } from '@cuadra/core/partida';
import { DocumentTextIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { Button, Textarea, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import classes from '../cierre.module.css';
import { leerNumeros } from './numeros-de-partida.ts';
import { Parte, type ParteProps } from './parte.tsx';

export function Evidencia(parte: ParteProps) {
  const { compuerta, estaCerrado } = parte;
  const { atiende } = useAtribuciones();
  const seEdita = !estaCerrado && atiende(compuerta);
  const sinNada = compuerta.nota === '' && compuerta.partidas.length === 0 && compuerta.archivos.length === 0;
  return (
    <Parte titulo="Evidencia">
      {!seEdita && sinNada && (
        <Text size="xs" muted>
          Sin evidencia.
        </Text>
      )}
      {!seEdita && compuerta.nota !== '' && (
        <Text breaks verbatim>
          {compuerta.nota}
        </Text>
      )}
      <Partidas compuerta={compuerta} />
      {seEdita && <Formulario {...parte} />}
    </Parte>
  );
}

function Partidas({ compuerta: { partidas } }: Pick<ParteProps, 'compuerta'>) {
  if (partidas.length === 0) return null;
  return (
    <Stack as="ul" gap="xs" className={classes.enlaces} aria-label="Partidas de la evidencia">
      {partidas.map(({ id, numero, ejercicio, concepto }) => (
        <li key={id}>
          <Link to="/contabilidad/ver-partidas" search={{ partida: id }}>
            {numeroDePartida({ numero, ejercicio })} {concepto}
          </Link>
        </li>
      ))}
    </Stack>
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
    if (await accion.run(() => call(guardarEvidencia, { params, body }))) reset(escrito);
  });
  return (
    <Stack as="form" gap="lg" noValidate onSubmit={submitWith(guardar)} aria-label="Evidencia">
      <UnsavedWork
        name={`cierre/${clave.anio}/${clave.mes}/${clave.agencia}/${compuerta.id}`}
        form={formulario}
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
      <Row gap="md">
        <Button
          type="submit"
          variant="default"
          size="xs"
          disabled={!formState.isDirty}
          loading={formState.isSubmitting}
        >
          Guardar evidencia
        </Button>
      </Row>
    </Stack>
  );
}

const EXTENSIONES = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.xml'];

/** The documents of the evidence: dropped or chosen, opened to be looked at, taken off while the month is open. */
export function Archivos(parte: ParteProps) {
  const { compuerta, estaCerrado, accion } = parte;
  const { atiende } = useAtribuciones();
  const { agregar, abrir, quitar } = useArchivos(parte);
  const seEdita = !estaCerrado && atiende(compuerta);
  const { archivos } = compuerta;
  return (
    <>
      {archivos.length > 0 && (
        <Stack as="ul" gap="xs" aria-label="Documentos de la evidencia">
          {archivos.map((archivo) => (
            <Row as="li" justify="between" oneLine key={archivo.id}>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<DocumentTextIcon width={16} height={16} aria-hidden="true" />}
                onClick={() => abrir(archivo)}
              >
                {archivo.nombre}
              </Button>
              {seEdita && (
                <IconButton
                  label={`Quitar ${archivo.nombre}`}
                  icon={XMarkIcon}
                  onClick={() => void quitar(archivo)}
                />
              )}
            </Row>
          ))}
        </Stack>
      )}
      {seEdita && (
        <FileDrop
          label="Agregue un documento"
          extensions={EXTENSIONES}
          note="PDF, imagen o XML, de hasta 10 MB"
          busy={accion.busy}
          onFile={(archivo) => void agregar(archivo)}
        />
      )}
    </>
  );
}

function useArchivos({ clave, compuerta, accion }: ParteProps) {
  const confirmar = useConfirm();
  const params = { ...clave, compuerta: compuerta.id };
  const agregar = (archivo: File) =>
    accion.run(() =>
      call(agregarArchivoDeEvidencia, {
        params,
        query: { nombre: archivo.name },
        body: { mediaType: archivo.type || 'application/octet-stream', bytes: archivo },
      }),
    );
  const abrir = ({ id, tipo }: Documento) => {
    const pedir = () => call(verArchivoDeEvidencia, { params: { ...params, id } });
    if (tipo === 'application/pdf') void openPdf(pedir);
    else void accion.run(async () => saveFile(await pedir()));
  };
  const quitar = async ({ id, nombre }: Documento) => {
    const texto = `Se quita «${nombre}» de la evidencia.`;
    if (await confirmar({ title: 'Quitar el documento', text: texto, action: 'Quitar', danger: true }))
      await accion.run(() => call(quitarArchivoDeEvidencia, { params: { ...params, id } }));
  };
  return { agregar, abrir, quitar };
}
