// One's own views: their names, their order, what they hold, and the way to be rid of one.
import { editarVista, quitarVista, type Vista } from '@cuadra/contract/escritorio/vistas';
import { ArrowPathIcon, ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@heroicons/react/24/outline';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Consulta } from '../busqueda.ts';
import { escribirConsulta, esLaMisma } from './consulta-guardada.ts';
import { refrescarVistas, useVistas } from './vistas.ts';

interface OrdenarVistasProps {
  /** What a view takes when it is told to hold what is on screen. */
  readonly consulta: Consulta;
  readonly onClose: () => void;
}

type Cambiar = (cambio: () => Promise<unknown>) => Promise<void>;

export function OrdenarVistas({ consulta, onClose }: OrdenarVistasProps) {
  const { data: vistas = [] } = useVistas();
  const [fallo, setFallo] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const cambiar: Cambiar = async (cambio) => {
    setOcupado(true);
    setFallo(undefined);
    await cambio().catch((error: unknown) => setFallo(messageOf(error)));
    await refrescarVistas();
    setOcupado(false);
  };
  return (
    <FormDialog title="Mis vistas" width={560} onClose={onClose}>
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      {vistas.length === 0 && <EmptyState title="Ya no tiene vistas guardadas" />}
      <Stack as="ul" gap="md" pad="xs none">
        {vistas.map((vista, lugar) => (
          <Fila
            // A name that was refused is shown as it is stored.
            key={`${vista.id} ${vista.nombre} ${fallo ?? ''}`}
            vista={vista}
            esUltima={lugar === vistas.length - 1}
            consulta={consulta}
            ocupado={ocupado}
            onCambiar={cambiar}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}

interface FilaProps {
  readonly vista: Vista;
  readonly esUltima: boolean;
  readonly consulta: Consulta;
  readonly ocupado: boolean;
  readonly onCambiar: Cambiar;
}

function Fila({ vista, esUltima, consulta, ocupado, onCambiar }: FilaProps) {
  const { nombre, orden } = vista;
  const { editar, quitar } = useCambiosDeVista(vista, onCambiar);
  return (
    <Row as="li" oneLine gap="xs">
      <NombreDeVista nombre={nombre} ocupado={ocupado} onRenombrar={(nuevo) => editar({ nombre: nuevo })} />
      <IconButton
        label={`Subir ${nombre}`}
        icon={ChevronUpIcon}
        disabled={ocupado || orden === 0}
        onClick={() => editar({ orden: orden - 1 })}
      />
      <IconButton
        label={`Bajar ${nombre}`}
        icon={ChevronDownIcon}
        disabled={ocupado || esUltima}
        onClick={() => editar({ orden: orden + 1 })}
      />
      <IconButton
        label={`Guardar en ${nombre} los filtros de ahora`}
        icon={ArrowPathIcon}
        disabled={ocupado || esLaMisma(vista.consulta, consulta)}
        onClick={() => editar({ consulta: escribirConsulta(consulta) })}
      />
      <IconButton
        label={`Quitar ${nombre}`}
        icon={TrashIcon}
        disabled={ocupado}
        onClick={() => void quitar()}
      />
    </Row>
  );
}

interface NombreDeVistaProps {
  readonly nombre: string;
  readonly ocupado: boolean;
  readonly onRenombrar: (nombre: string) => void;
}

function NombreDeVista({ nombre, ocupado, onRenombrar }: NombreDeVistaProps) {
  const [escrito, setEscrito] = useState(nombre);
  const renombrar = () => {
    if (escrito.trim() !== nombre) onRenombrar(escrito);
  };
  return (
    <Box grow>
      <TextInput
        aria-label={`Nombre de la vista ${nombre}`}
        value={escrito}
        maxLength={60}
        disabled={ocupado}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
        onBlur={renombrar}
        onKeyDown={({ key }) => key === 'Enter' && renombrar()}
      />
    </Box>
  );
}

function useCambiosDeVista({ id, nombre }: Vista, onCambiar: Cambiar) {
  const confirmar = useConfirm();
  const editar = (body: { nombre?: string; consulta?: string; orden?: number }) =>
    void onCambiar(() => call(editarVista, { params: { id }, body }));
  const quitar = async () => {
    const texto = `Se quitará la vista «${nombre}». Las partidas no cambian.`;
    if (!(await confirmar({ title: 'Quitar la vista', text: texto, action: 'Quitar', danger: true }))) return;
    await onCambiar(() => call(quitarVista, { params: { id } }));
  };
  return { editar, quitar };
}
