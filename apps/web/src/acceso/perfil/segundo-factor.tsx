// A person's own second factor: passkeys, application of codes, recovery codes, and the browsers that are remembered.
import {
  CODIGOS_DE_RECUPERACION,
  type MiSegundoFactor,
  quitarTotp,
  renovarCodigos,
  verMiSegundoFactor,
} from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note } from '#ui/text/text.tsx';
import { AltaDeTotp, CodigosDeRecuperacion } from '../segundo-factor/altas.tsx';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';
import { DispositivosRecordados } from './dispositivos-recordados.tsx';
import { LlavesDeAcceso } from './llaves-de-acceso.tsx';
import { DialogoDeAlta, Parte, useCambio } from './parte.tsx';

export function SegundoFactor() {
  const consulta = useQuery(queryOf(verMiSegundoFactor));
  return (
    <Section card max="64rem" title="Segundo factor">
      <Stack gap="2xl" pad="xl">
        {consulta.isPending && <SkeletonRows rows={3} height={72} label="Cargando el segundo factor" />}
        {consulta.isError && consulta.data === undefined && (
          <ErrorState error={consulta.error} retry={consulta.refetch} />
        )}
        {consulta.data !== undefined && <Contenido segundoFactor={consulta.data} />}
      </Stack>
    </Section>
  );
}

function Contenido({ segundoFactor }: { readonly segundoFactor: MiSegundoFactor }) {
  const { passkeys, totpDesde, esObligatorio } = segundoFactor;
  const tiene = passkeys.length > 0 || totpDesde !== null;
  return (
    <>
      {!tiene && (
        <FormNotice
          tone="info"
          text="Su cuenta solo tiene contraseña. Con un segundo factor, quien la averigüe no podrá entrar."
        />
      )}
      {tiene && esObligatorio && (
        <Note>Su rol lo exige: puede cambiar de forma, no quedarse sin ninguna.</Note>
      )}
      <LlavesDeAcceso passkeys={passkeys} />
      <AplicacionDeCodigos desde={totpDesde} />
      {tiene && <RecuperacionPropia quedan={segundoFactor.codigosRestantes} />}
      {tiene && <DispositivosRecordados dispositivos={segundoFactor.dispositivos} />}
    </>
  );
}

function AplicacionDeCodigos({ desde }: { readonly desde: string | null }) {
  const [abierto, setAbierto] = useState(false);
  const { quitar, quitada } = useQuitar();
  return (
    <Parte
      titulo="Aplicación de códigos"
      nota={
        desde === null
          ? 'Su teléfono muestra un código de 6 dígitos que cambia cada 30 segundos.'
          : `Activa desde ${formatInstant(desde)}.`
      }
      error={quitada.error}
      acciones={
        <>
          <Button variant="default" size="compact-sm" onClick={() => setAbierto(true)}>
            {desde === null ? 'Activar aplicación' : 'Cambiar de teléfono'}
          </Button>
          {desde !== null && (
            <Button
              c="var(--cuadra-error)"
              variant="subtle"
              color="red"
              size="compact-sm"
              disabled={quitada.ocupado}
              aria-label="Quitar la aplicación de códigos"
              onClick={() => void quitar()}
            >
              Quitar
            </Button>
          )}
        </>
      }
    >
      {abierto && (
        <DialogoDeAlta
          titulo="Aplicación de códigos"
          hecho="Aplicación de códigos activada."
          onCerrar={() => setAbierto(false)}
        >
          {(partes) => <AltaDeTotp {...partes} />}
        </DialogoDeAlta>
      )}
    </Parte>
  );
}

function useQuitar() {
  const confirmar = useConfirm();
  const quitada = useCambio('Aplicación de códigos quitada.');
  const quitar = async () => {
    const texto = 'Los códigos que muestra su teléfono dejarán de servir para ingresar a Cuadra.';
    const pregunta = {
      title: 'Quitar la aplicación de códigos',
      text: texto,
      action: 'Quitar',
      danger: true,
    };
    if (await confirmar(pregunta)) quitada.cambiar(() => call(quitarTotp));
  };
  return { quitar, quitada };
}

function RecuperacionPropia({ quedan }: { readonly quedan: number }) {
  const confirmar = useConfirm();
  const renovar = useMutation({
    mutationFn: () => call(renovarCodigos),
    onSuccess: ({ segundoFactor }) => anotarSegundoFactor(segundoFactor),
  });
  const pedir = async () => {
    const texto = 'Los que tenga guardados dejarán de servir.';
    if (await confirmar({ title: 'Hacer códigos nuevos', text: texto, action: 'Hacer códigos' }))
      renovar.mutate();
  };
  const codigos = renovar.data?.codigos;
  return (
    <Parte
      titulo="Códigos de recuperación"
      nota={`Para el día que pierda su teléfono o su llave. Quedan ${quedan} de ${CODIGOS_DE_RECUPERACION}.`}
      error={renovar.isError ? messageOf(renovar.error) : undefined}
      acciones={
        <Button variant="default" size="compact-sm" loading={renovar.isPending} onClick={() => void pedir()}>
          Hacer códigos nuevos
        </Button>
      }
    >
      {codigos != null && (
        <FormDialog title="Códigos de recuperación" hasChanges onClose={renovar.reset}>
          <CodigosDeRecuperacion codigos={codigos} onGuardados={renovar.reset} pie={(listo) => listo} />
        </FormDialog>
      )}
    </Parte>
  );
}
