// Who is looked for, and the way to register somebody new.
import { estadosDeAsociado, nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { UserPlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { usePermission } from '../../../platform/current-session.ts';
import { AgencyField } from '../../../ui/fields/agency-field.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterLine } from '../../../ui/page/filter-line.tsx';
import { enUso, SIN_FILTROS } from '../filtros.ts';
import { useDireccion } from '../use-direccion.ts';
import classes from './lista.module.css';

export function BarraDeFiltros() {
  const { busqueda, replace, push } = useDireccion();
  const registra = usePermission('ahorros:registrar');
  return (
    <FilterLine
      filtros={enUso(busqueda)}
      onQuitar={(clave) => replace({ [clave]: undefined })}
      onLimpiar={() => replace(SIN_FILTROS)}
      aMano={
        <SearchBox
          etiqueta="Buscar asociados"
          pista="Número, DPI o nombre"
          className={classes.buscar}
          valor={busqueda.q ?? ''}
          onCambio={(q) => replace({ q: q.trim() === '' ? undefined : q })}
        />
      }
      herramientas={
        registra && (
          <Button
            leftSection={<UserPlusIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => push({ nuevo: true })}
          >
            Nuevo asociado
          </Button>
        )
      }
    >
      <div className={classes.campos}>
        <SelectField
          etiqueta="Estado"
          todos="Todos"
          valor={busqueda.estado}
          opciones={estadosDeAsociado.map((estado) => [estado, nombresDeEstadoDeAsociado[estado]] as const)}
          onCambio={(elegido) => replace({ estado: estadosDeAsociado.find((uno) => uno === elegido) })}
        />
        <AgencyField valor={busqueda.agencia} onCambio={(agencia) => replace({ agencia })} />
      </div>
    </FilterLine>
  );
}
