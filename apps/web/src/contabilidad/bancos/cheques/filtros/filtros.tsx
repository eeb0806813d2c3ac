// What is looked for in the register and what can be done with it as a whole.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { estadosDeCheque, nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { EllipsisVerticalIcon, PlusIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDireccion } from '#contabilidad/bancos/use-direccion.ts';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import type { OrdenDeCheque } from '../dialogos/dialogo-de-cheque.tsx';
import { consultaDe, enUso, SIN_FILTROS } from './en-uso.ts';
import classes from './filtros.module.css';

interface FiltrosDeChequesProps {
  readonly cuenta: CuentaBancaria;
  readonly onOrden: (orden: OrdenDeCheque) => void;
}

export function FiltrosDeCheques({ cuenta, onOrden }: FiltrosDeChequesProps) {
  const { busqueda, replace } = useDireccion();
  const { vencidos } = busqueda;
  return (
    <FilterLine
      filtros={enUso(busqueda).filter(({ clave }) => clave !== 'vencidos')}
      onQuitar={(clave) => replace({ [clave]: undefined })}
      onLimpiar={() => replace(SIN_FILTROS)}
      aMano={
        <>
          <SearchBox
            etiqueta="Buscar cheques"
            pista="Número o beneficiario"
            className={classes.buscar}
            valor={busqueda.q ?? ''}
            onCambio={(q) => replace({ q: q.trim() === '' ? undefined : q.trim() })}
          />
          <Button
            variant="default"
            size="compact-md"
            aria-pressed={vencidos === true}
            onClick={() => replace({ vencidos: vencidos === true ? undefined : true })}
          >
            Vencidos
          </Button>
        </>
      }
      herramientas={
        <>
          <ExportMenu reporte="registro-de-cheques" filtros={consultaDe(cuenta.id, busqueda)} />
          <Hacer activa={cuenta.activa} onOrden={onOrden} />
        </>
      }
    >
      <Campos />
    </FilterLine>
  );
}

function Hacer({ activa, onOrden }: Pick<FiltrosDeChequesProps, 'onOrden'> & { readonly activa: boolean }) {
  if (!usePermission('bancos:conciliar') || !activa) return null;
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

function Campos() {
  const { busqueda, replace } = useDireccion();
  return (
    <div className={classes.campos}>
      <SelectField
        etiqueta="Estado"
        todos="Todos"
        valor={busqueda.estado}
        opciones={estadosDeCheque.map((estado) => [estado, nombresDeEstadoDeCheque[estado]] as const)}
        onCambio={(elegido) => replace({ estado: estadosDeCheque.find((uno) => uno === elegido) })}
      />
      <DateField
        label="Desde"
        opcional
        valor={busqueda.desde ?? ''}
        onCambio={(fecha) => replace({ desde: fecha === '' ? undefined : fecha })}
      />
      <DateField
        label="Hasta"
        opcional
        valor={busqueda.hasta ?? ''}
        onCambio={(fecha) => replace({ hasta: fecha === '' ? undefined : fecha })}
      />
    </div>
  );
}
