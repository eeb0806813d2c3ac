// The tags of the chart: how much each one takes in, another name for it, or its end. What it affects is said before.
import {
  type Etiqueta,
  eliminarEtiqueta,
  listarEtiquetas,
  renombrarEtiqueta,
} from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { ETIQUETA_MAX } from '@cuadra/core/etiquetas';
import { PencilSquareIcon, TagIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { alcanceDe, alEliminar, alRenombrar } from './efectos.ts';

export function Etiquetas({ onClose }: { readonly onClose: () => void }) {
  const carga = useQuery(queryOf(listarEtiquetas));
  const { fallo, eliminar } = useEliminacion();
  const { renombrando, renombrada, conCambios, setConCambios, empezar, terminar } = useRenombramiento();
  // Somebody else may have renamed or deleted it meanwhile.
  const sigueAhi = carga.data?.some(({ nombreEtiqueta }) => nombreEtiqueta === renombrando) ?? false;
  return (
    <FormDialog title="Etiquetas" hasChanges={conCambios && sigueAhi} onClose={onClose}>
      <Stack gap="lg">
        <Note>
          Reúnen cuentas de códigos distintos. Se ponen al editar una cuenta; en una de mayor valen para todas
          las que dependen de ella.
        </Note>
        {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
        {carga.isPending && <SkeletonRows rows={6} label="Cargando las etiquetas" />}
        {carga.isError && <ErrorState error={carga.error} retry={carga.refetch} />}
        {carga.data?.length === 0 && (
          <EmptyState
            icon={TagIcon}
            title="Todavía no hay etiquetas"
            text="Abra una cuenta, elija Editar y escriba la primera."
          />
        )}
        <Stack as="ul">
          {carga.data?.map((etiqueta) => (
            <Row as="li" key={etiqueta.nombreEtiqueta} oneLine gap="xs" minHeight="3.25rem" line="above">
              {renombrando === etiqueta.nombreEtiqueta ? (
                <RenombrarEtiqueta etiqueta={etiqueta} onCambios={setConCambios} onListo={terminar} />
              ) : (
                <EtiquetaConAcciones
                  etiqueta={etiqueta}
                  conFoco={renombrada === etiqueta.nombreEtiqueta}
                  onRenombrar={() => empezar(etiqueta.nombreEtiqueta)}
                  onEliminar={() => void eliminar(etiqueta)}
                />
              )}
            </Row>
          ))}
        </Stack>
      </Stack>
    </FormDialog>
  );
}

interface EtiquetaConAccionesProps {
  readonly etiqueta: Etiqueta;
  readonly conFoco: boolean;
  readonly onRenombrar: () => void;
  readonly onEliminar: () => void;
}

function EtiquetaConAcciones({ etiqueta, conFoco, onRenombrar, onEliminar }: EtiquetaConAccionesProps) {
  const { nombreEtiqueta } = etiqueta;
  return (
    <>
      <Stack grow>
        <Text as="span" size="md" weight="medium" breaks>
          {nombreEtiqueta}
        </Text>
        <Text as="span" size="xs" muted>
          {alcanceDe(etiqueta)}
        </Text>
      </Stack>
      <IconButton
        label={`Renombrar ${nombreEtiqueta}`}
        icon={PencilSquareIcon}
        autoFocus={conFoco}
        onClick={onRenombrar}
      />
      <IconButton label={`Eliminar ${nombreEtiqueta}`} icon={TrashIcon} onClick={onEliminar} />
    </>
  );
}

/** Which tag is being given another name, and whether anything was written. */
function useRenombramiento() {
  const [renombrando, setRenombrando] = useState<string>();
  const [conCambios, setConCambios] = useState(false);
  // The keyboard goes back to where the renaming began.
  const [renombrada, setRenombrada] = useState<string>();
  const terminar = (nombre: string) => {
    setRenombrando(undefined);
    setRenombrada(nombre);
    setConCambios(false);
  };
  return { renombrando, renombrada, conCambios, setConCambios, empezar: setRenombrando, terminar };
}

function useEliminacion() {
  const confirmar = useConfirm();
  const [fallo, setFallo] = useState<string>();
  const eliminar = async (etiqueta: Etiqueta) => {
    setFallo(undefined);
    if (!(await confirmar(preguntaAlEliminar(etiqueta)))) return;
    const { nombreEtiqueta, version } = etiqueta;
    try {
      await call(eliminarEtiqueta, { params: { nombreEtiqueta }, query: { version } });
      void notify(`Etiqueta «${nombreEtiqueta}» eliminada.`);
    } catch (error) {
      setFallo(messageOf(error));
    }
    await refrescarCatalogo();
  };
  return { fallo, eliminar };
}

function preguntaAlEliminar(etiqueta: Etiqueta) {
  return {
    title: 'Eliminar la etiqueta',
    text: (
      <>
        Se eliminará <strong>{etiqueta.nombreEtiqueta}</strong>. {alEliminar(etiqueta)}
      </>
    ),
    action: 'Eliminar',
    danger: true,
  };
}

interface RenombrarEtiquetaProps {
  /** As it was when its name began to be changed. */
  readonly etiqueta: Etiqueta;
  readonly onCambios: (hay: boolean) => void;
  /** With the name it is left with. */
  readonly onListo: (nombreEtiqueta: string) => void;
}

function RenombrarEtiqueta({ etiqueta, onCambios, onListo }: RenombrarEtiquetaProps) {
  const [inicial] = useState(etiqueta);
  const { nombreEtiqueta, cuentas } = inicial;
  const { escrito, setEscrito, error, ocupado, guardar } = useNombreNuevo(inicial, onListo);
  const cancelar = () => onListo(nombreEtiqueta);
  return (
    <Row as="form" grow align="start" gap="md" pad="md none" noValidate onSubmit={submitWith(guardar)}>
      <Box grow basis="14rem">
        <TextInput
          // Escape leaves the field; the dialog stays.
          data-mantine-stop-propagation
          onKeyDown={({ key }) => {
            if (key === 'Escape') cancelar();
          }}
          aria-label={`Nombre nuevo de ${nombreEtiqueta}`}
          autoFocus
          autoComplete="off"
          maxLength={ETIQUETA_MAX}
          value={escrito}
          error={error}
          description={alRenombrar({ cuentas })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => {
            setEscrito(currentTarget.value);
            onCambios(currentTarget.value.trim() !== nombreEtiqueta);
          }}
        />
      </Box>
      <Row push gap="md">
        <Button variant="default" onClick={cancelar}>
          Cancelar
        </Button>
        <Button type="submit" loading={ocupado} disabled={escrito.trim() === ''}>
          Guardar
        </Button>
      </Row>
    </Row>
  );
}

function useNombreNuevo({ nombreEtiqueta, version }: Etiqueta, onListo: RenombrarEtiquetaProps['onListo']) {
  const [escrito, setEscrito] = useState(nombreEtiqueta);
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string>();
  const guardar = async () => {
    if (escrito.trim() === nombreEtiqueta) return onListo(nombreEtiqueta);
    setOcupado(true);
    try {
      const body = { nombreEtiqueta: escrito, version };
      const nueva = await call(renombrarEtiqueta, { params: { nombreEtiqueta }, body });
      await refrescarCatalogo();
      void notify(`La etiqueta ahora se llama «${nueva.nombreEtiqueta}».`);
      onListo(nueva.nombreEtiqueta);
    } catch (rechazo) {
      setError(messageOf(rechazo));
      setOcupado(false);
    }
  };
  return { escrito, setEscrito, error, ocupado, guardar };
}
