// The register of cheques of an account: what was written, to whom, and what became of each; the last one first.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { EllipsisVerticalIcon, PlusIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Box } from '#ui/layout/layout.tsx';
import { List, type ListTable } from '#ui/list/list.tsx';
import { useFilters, usePanel } from '#ui/list/use-filters.ts';
import { consultas } from '../consultas.ts';
import { filtrosDeCheques } from '../direccion.ts';
import type { VistaDeCuentaProps } from '../meses.ts';
import { EstadoDeChequeVisto, PanelDeCheque } from './detalle/panel-de-cheque.tsx';
import { DialogoDeCheque, type OrdenDeCheque } from './dialogos/dialogo-de-cheque.tsx';

export function Cheques({ cuenta }: VistaDeCuentaProps) {
  const filters = useFilters(filtrosDeCheques);
  const panel = usePanel(filters, 'cheque');
  const [orden, setOrden] = useState<OrdenDeCheque>();
  const puede = usePermission('bancos:conciliar') && cuenta.activa;
  const pedidos = { cuenta: cuenta.id, ...filters.query } satisfies FiltrosPara<'registro-de-cheques'>;
  return (
    <>
      <List
        label="Registro de cheques"
        filters={filters}
        tools={
          <>
            <ExportMenu reporte="registro-de-cheques" filtros={pedidos} />
            {puede && <Hacer onOrden={setOrden} />}
          </>
        }
        notice={
          filters.said.vencidos === undefined && (
            <Vencidos cuenta={cuenta} onVer={() => filters.replace({ ...filters.none, vencidos: true })} />
          )
        }
        query={useInfiniteQuery(consultas.cheques(pedidos))}
        rows={({ cheques }) => cheques}
        table={table}
        loading="Cargando los cheques"
        skeletonRows={12}
        more="Ver anteriores"
        empty={{
          title: 'Aún no hay cheques',
          text: 'Emita el primero, o anote el de una partida que ya se contabilizó. Aquí se ve quién lo recibió y cuándo lo pagó el banco.',
          action: puede && <Button onClick={() => setOrden({ clase: 'emitir' })}>Emitir un cheque</Button>,
        }}
        noMatch={{ title: 'Ningún cheque con esos filtros' }}
        panelOf={({ id }) => id}
        panel={panel}
        drawPanel={(id) => (
          <PanelDeCheque id={id} panel={panel} held={orden !== undefined} onOrden={setOrden} />
        )}
      />
      {orden !== undefined && (
        <DialogoDeCheque
          orden={orden}
          cuenta={cuenta}
          onCerrar={() => setOrden(undefined)}
          onHecho={({ id }) => {
            setOrden(undefined);
            panel.open(id);
          }}
        />
      )}
    </>
  );
}

function Hacer({ onOrden }: { readonly onOrden: (orden: OrdenDeCheque) => void }) {
  return (
    <>
      <Button
        leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
        onClick={() => onOrden({ clase: 'emitir' })}
      >
        Emitir
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="Más acciones de cheques">
            <EllipsisVerticalIcon width={18} height={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onOrden({ clase: 'anotar' })}>
            Anotar el de una partida ya contabilizada
          </Menu.Item>
          <Menu.Item onClick={() => onOrden({ clase: 'arruinado' })}>Anotar uno arruinado</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

interface VencidosProps {
  readonly cuenta: CuentaBancaria;
  readonly onVer: () => void;
}

/** Those that nobody cashed in time wait for somebody to end them. */
function Vencidos({ cuenta: { id }, onVer }: VencidosProps) {
  const { data } = useInfiniteQuery(consultas.cheques({ cuenta: id, vencidos: 'si', limite: 200 }));
  const primera = data?.pages[0];
  const cuantos = primera?.cheques.length ?? 0;
  if (cuantos === 0) return null;
  const texto =
    cuantos === 1
      ? 'Un cheque venció sin que nadie lo cobrara: délo por caduco o anúlelo.'
      : `${primera?.siguiente == null ? cuantos : 'Más de 200'} cheques vencieron sin que nadie los cobrara: délos por caducos o anúlelos.`;
  return (
    <Box pad="md xl">
      <FormNotice
        tone="info"
        text={texto}
        actions={
          <Button variant="default" size="compact-sm" onClick={onVer}>
            {cuantos === 1 ? 'Verlo' : 'Verlos'}
          </Button>
        }
      />
    </Box>
  );
}

const table: ListTable<Cheque> = {
  label: 'Cheques',
  rowKey: ({ id }) => id,
  rowName: ({ numero, beneficiario, monto, estado, vencido }) =>
    [
      `Cheque ${numero}`,
      beneficiario,
      monto === null ? null : formatearQuetzales(monto),
      vencido ? 'vencido' : nombresDeEstadoDeCheque[estado].toLowerCase(),
    ]
      .filter((parte) => parte !== null)
      .join(', '),
  columns: [
    { title: 'Número', kind: 'fecha', cell: ({ numero }) => numero },
    { title: 'Fecha', kind: 'fecha', cell: ({ fecha }) => formatDate(fecha) },
    {
      title: 'Beneficiario',
      kind: 'texto',
      cell: ({ beneficiario, concepto }) => beneficiario ?? concepto,
    },
    {
      title: 'Concepto',
      kind: 'nombre',
      yields: 'segunda',
      cell: ({ beneficiario, concepto, motivo }) => (beneficiario === null ? (motivo ?? '') : concepto),
    },
    {
      title: 'Estado',
      kind: 'estado',
      cell: ({ estado, vencido }) => <EstadoDeChequeVisto breve estado={estado} vencido={vencido} />,
    },
    {
      title: 'Cobrado',
      kind: 'fecha',
      yields: 'primera',
      cell: ({ cobradoEn }) => (cobradoEn === null ? '' : formatDate(cobradoEn)),
    },
    { title: 'Monto', kind: 'monto', cell: ({ monto }) => (monto === null ? '' : formatearMonto(monto)) },
  ],
};
