// The equivalences that were kept: what accounts of another program are ours. Another name, a copy as a sheet, or their end; what was
// already imported with one stays as it is.
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Input.layer.css';
import {
  descargarEquivalencia,
  eliminarEquivalencia,
  listarEquivalencias,
  type ResumenDeEquivalencia,
  renombrarEquivalencia,
} from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import {
  ArrowDownTrayIcon,
  ArrowsRightLeftIcon,
  PencilSquareIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { notify } from '#ui/toasts/toasts.ts';

const refrescar = () => queryClient.invalidateQueries({ queryKey: [listarEquivalencias.path] });

export function Equivalencias({ onClose }: { readonly onClose: () => void }) {
  const consulta = useQuery(queryOf(listarEquivalencias));
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescar);
  const [conCambios, setConCambios] = useState(false);
  return (
    <FormDialog title="Equivalencias de cuentas" hasChanges={conCambios} onClose={onClose}>
      <Note>
        Dicen qué cuenta de aquí es cada cuenta de otro sistema. Se guardan al traer un catálogo o al corregir
        una importación, y sirven para la siguiente.
      </Note>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Loaded query={consulta} rows={4} height={52} label="Cargando las equivalencias">
        {(guardadas) => (
          <Lista guardadas={guardadas} ocupado={ocupado} hacer={hacer} onCambios={setConCambios} />
        )}
      </Loaded>
    </FormDialog>
  );
}

interface ListaProps {
  readonly guardadas: readonly ResumenDeEquivalencia[];
  readonly ocupado: boolean;
  readonly hacer: ReturnType<typeof useAction>['run'];
  readonly onCambios: (hay: boolean) => void;
}

function Lista({ guardadas, ocupado, hacer, onCambios }: ListaProps) {
  const confirmar = useConfirm();
  const [renombrando, setRenombrando] = useState<string>();
  // The keyboard goes back to where the renaming began.
  const [renombrada, setRenombrada] = useState<string>();
  if (guardadas.length === 0) return <Ninguna />;
  const eliminar = async (equivalencia: ResumenDeEquivalencia) => {
    if (!(await confirmar(preguntaAlEliminar(equivalencia)))) return;
    await hacer(async () => {
      await call(eliminarEquivalencia, { params: { id: equivalencia.id } });
      void notify(`Equivalencia «${equivalencia.nombre}» eliminada.`);
    });
  };
  const terminar = (id: string) => {
    setRenombrando(undefined);
    setRenombrada(id);
    onCambios(false);
  };
  return (
    <Stack as="ul" roomAbove="lg" line="between" aria-label="Equivalencias guardadas">
      {guardadas.map((equivalencia) => (
        <Row as="li" key={equivalencia.id} gap="xs" oneLine minHeight="3.25rem">
          {renombrando === equivalencia.id ? (
            <RenombrarEquivalencia
              equivalencia={equivalencia}
              alGuardar={refrescar}
              onCambios={onCambios}
              onListo={() => terminar(equivalencia.id)}
            />
          ) : (
            <ConAcciones
              equivalencia={equivalencia}
              ocupado={ocupado}
              conFoco={renombrada === equivalencia.id}
              onDescargar={() => void hacer(() => descargar(equivalencia.id))}
              onRenombrar={() => setRenombrando(equivalencia.id)}
              onEliminar={() => void eliminar(equivalencia)}
            />
          )}
        </Row>
      ))}
    </Stack>
  );
}

function Ninguna() {
  return (
    <EmptyState
      icon={ArrowsRightLeftIcon}
      title="Todavía no hay equivalencias"
      text="La primera se guarda al traer el catálogo o las partidas de otro sistema."
    />
  );
}

const descargar = async (id: string) => saveFile(await call(descargarEquivalencia, { params: { id } }));

interface ConAccionesProps {
  readonly equivalencia: ResumenDeEquivalencia;
  readonly ocupado: boolean;
  readonly conFoco: boolean;
  readonly onDescargar: () => void;
  readonly onRenombrar: () => void;
  readonly onEliminar: () => void;
}

function ConAcciones({
  equivalencia: { nombre, cuentas, por, en },
  ocupado,
  conFoco,
  onDescargar,
  onRenombrar,
  onEliminar,
}: ConAccionesProps) {
  return (
    <>
      <Stack grow>
        <Text as="span" weight="medium" breaks>
          {nombre}
        </Text>
        <Text as="span" size="xs" muted>
          {contarCuentas(cuentas)} · {por.nombre}, {formatInstant(en)}
        </Text>
      </Stack>
      <IconButton
        label={`Descargar ${nombre} (CSV)`}
        icon={ArrowDownTrayIcon}
        disabled={ocupado}
        onClick={onDescargar}
      />
      <IconButton
        label={`Renombrar ${nombre}`}
        icon={PencilSquareIcon}
        autoFocus={conFoco}
        onClick={onRenombrar}
      />
      <IconButton label={`Eliminar ${nombre}`} icon={TrashIcon} disabled={ocupado} onClick={onEliminar} />
    </>
  );
}

const contarCuentas = (cuantas: number): string =>
  cuantas === 1 ? '1 cuenta' : `${formatearEntero(cuantas)} cuentas`;

const preguntaAlEliminar = ({ nombre, cuentas }: ResumenDeEquivalencia) => ({
  title: 'Eliminar la equivalencia',
  text: (
    <>
      Se eliminará <strong>{nombre}</strong>, que dice {contarCuentas(cuentas)}. Lo que ya se importó con ella
      no cambia; para otro archivo habrá que decirlas de nuevo.
    </>
  ),
  action: 'Eliminar',
  danger: true,
});

const NOMBRE_MAX = 100;
/** Beside its buttons or, on a phone, over them. */
const ANCHO = { flex: '1 1 14rem' };

interface RenombrarEquivalenciaProps {
  readonly equivalencia: ResumenDeEquivalencia;
  readonly alGuardar: () => Promise<unknown>;
  readonly onCambios: (hay: boolean) => void;
  readonly onListo: () => void;
}

function RenombrarEquivalencia({
  equivalencia: { id, nombre },
  alGuardar,
  onCambios,
  onListo,
}: RenombrarEquivalenciaProps) {
  const [escrito, setEscrito] = useState(nombre);
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string>();
  const guardar = async () => {
    if (escrito.trim() === nombre) return onListo();
    setOcupado(true);
    try {
      await call(renombrarEquivalencia, { params: { id }, body: { nombre: escrito } });
      await alGuardar();
      onListo();
    } catch (rechazo) {
      setError(messageOf(rechazo));
      setOcupado(false);
    }
  };
  return (
    <Row
      as="form"
      noValidate
      grow
      align="start"
      justify="end"
      gap="md"
      pad="md none"
      onSubmit={submitWith(guardar)}
    >
      <TextInput
        // Escape leaves the field; the dialog stays.
        data-mantine-stop-propagation
        onKeyDown={({ key }) => {
          if (key === 'Escape') onListo();
        }}
        aria-label={`Nombre nuevo de ${nombre}`}
        style={ANCHO}
        autoFocus
        autoComplete="off"
        maxLength={NOMBRE_MAX}
        value={escrito}
        error={error}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setEscrito(currentTarget.value);
          onCambios(currentTarget.value.trim() !== nombre);
        }}
      />
      <Button variant="default" onClick={onListo}>
        Cancelar
      </Button>
      <Button type="submit" loading={ocupado} disabled={escrito.trim() === ''}>
        Guardar
      </Button>
    </Row>
  );
}
