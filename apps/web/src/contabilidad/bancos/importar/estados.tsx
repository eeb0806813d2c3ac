// The statements of an account: bringing more, and those that were imported, each with its original file.
import {
  descargarEstado,
  type EstadoDeCuenta,
  quitarEstado,
} from '@cuadra/contract/contabilidad/bancos/estados';
import { nombresDeFormato } from '@cuadra/core/bancos/estado-de-cuenta';
import { ArrowDownTrayIcon, DocumentArrowUpIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, useAccion } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../meses.ts';
import { Advertencias, decirDias } from './decir-archivo.tsx';
import { ImportarArchivos } from './importar-archivos.tsx';

export function Estados({ cuenta }: VistaDeCuentaProps) {
  const { data: cuentas = [cuenta] } = useQuery(consultas.cuentas());
  const concilia = usePermission('bancos:conciliar') && cuenta.activa;
  return (
    <Stack gap="xl">
      <ImportarArchivos cuentas={cuentas} cuenta={cuenta} />
      {!cuenta.activa && (
        <FormNotice tone="info" text="La cuenta no está activa: no recibe estados de cuenta." />
      )}
      <Loaded query={useQuery(consultas.estados(cuenta.id))} rows={6} label="Cargando los estados">
        {(estados) =>
          estados.length === 0 ? (
            <EmptyState
              icon={DocumentArrowUpIcon}
              title="Aún no hay estados de cuenta"
              text={
                concilia
                  ? 'Descargue el del primer mes de la banca en línea y suéltelo arriba.'
                  : 'Quien concilia la cuenta los importa aquí.'
              }
            />
          ) : (
            <Importados estados={estados} concilia={concilia} />
          )
        }
      </Loaded>
    </Stack>
  );
}

interface ImportadosProps {
  readonly estados: readonly EstadoDeCuenta[];
  readonly concilia: boolean;
}

function Importados({ estados, concilia }: ImportadosProps) {
  const { descargar, fallo } = useDescarga();
  const { quitar, mensaje, ocupado } = useQuitar();
  const acciones: Column<EstadoDeCuenta> = {
    title: 'Acciones',
    kind: 'actions',
    cell: (estado) => (
      <>
        <IconButton
          label={`Descargar ${estado.nombre}`}
          icon={ArrowDownTrayIcon}
          variant="subtle"
          color="gray"
          onClick={() => void descargar(estado.id)}
        />
        {concilia && estado.seQuita && (
          <IconButton
            label={`Quitar ${estado.nombre}`}
            icon={TrashIcon}
            variant="subtle"
            color="gray"
            disabled={ocupado}
            onClick={() => void quitar(estado)}
          />
        )}
      </>
    ),
  };
  return (
    <>
      {[fallo, mensaje].map(
        (texto) => texto !== undefined && <FormNotice key={texto} tone="error" text={texto} />,
      )}
      <Box surface="card" clip>
        <DataTable
          label="Estados de cuenta"
          columns={[...columnas, acciones]}
          rows={estados}
          rowKey={({ id }) => id}
        />
      </Box>
    </>
  );
}

/** The original file, as the bank gave it. */
function useDescarga() {
  const [fallo, setFallo] = useState<string>();
  const descargar = async (id: string) => {
    setFallo(undefined);
    try {
      saveFile(await call(descargarEstado, { params: { id } }));
    } catch (error) {
      setFallo(messageOf(error));
    }
  };
  return { descargar, fallo };
}

function useQuitar() {
  const { run: hacer, message: mensaje, busy: ocupado } = useAccion();
  const confirmar = useConfirm();
  const quitar = async ({ id, nombre, nuevas }: EstadoDeCuenta) => {
    const si = await confirmar({
      title: 'Quitar el estado de cuenta',
      text: `Se quita «${nombre}» con ${nuevas === 1 ? 'la línea que agregó' : `las ${formatearEntero(nuevas)} líneas que agregó`}. Puede importarlo de nuevo.`,
      action: 'Quitar',
      danger: true,
    });
    if (si && (await hacer(() => call(quitarEstado, { params: { id } }))))
      void notify('Estado de cuenta quitado.');
  };
  return { quitar, mensaje, ocupado };
}

const saldo = (monto: EstadoDeCuenta['saldoInicial']): string =>
  monto === null ? '' : formatearMonto(monto);

const columnas: readonly Column<EstadoDeCuenta>[] = [
  {
    title: 'Archivo',
    kind: 'main',
    cell: ({ nombre, advertencias }) => (
      <>
        {nombre}
        <Advertencias textos={advertencias} plegadas />
      </>
    ),
  },
  { title: 'Formato', cell: ({ formato }) => nombresDeFormato[formato] },
  { title: 'Días', kind: 'code', cell: ({ desde, hasta }) => decirDias(desde, hasta) },
  { title: 'Saldo inicial', kind: 'number', cell: ({ saldoInicial }) => saldo(saldoInicial) },
  { title: 'Saldo final', kind: 'number', cell: ({ saldoFinal }) => saldo(saldoFinal) },
  { title: 'Líneas', kind: 'number', cell: ({ lineas }) => formatearEntero(lineas) },
  { title: 'Nuevas', kind: 'number', cell: ({ nuevas }) => formatearEntero(nuevas) },
  {
    title: 'Importado',
    cell: ({ importadoPor, importadoEn }) => `${importadoPor.nombre}, ${formatInstant(importadoEn)}`,
  },
];
