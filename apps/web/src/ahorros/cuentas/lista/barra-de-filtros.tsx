// Which accounts are looked for.
import { estadosDeCuentaAhorro, nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { useQuery } from '@tanstack/react-query';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { consultas } from '../consultas.ts';
import { enUso, SIN_FILTROS } from '../filtros.ts';
import { useDireccion } from '../use-direccion.ts';
import classes from './lista.module.css';

export function BarraDeFiltros() {
  const { busqueda, replace } = useDireccion();
  const { data } = useQuery(consultas.productos());
  const productos = data?.productos ?? [];
  return (
    <FilterLine
      filtros={enUso(busqueda, productos)}
      onQuitar={(clave) => replace({ [clave]: undefined })}
      onLimpiar={() => replace(SIN_FILTROS)}
      aMano={
        <SearchBox
          etiqueta="Buscar cuentas de ahorro"
          pista="Cuenta, DPI o titular"
          className={classes.buscar}
          valor={busqueda.q ?? ''}
          onCambio={(q) => replace({ q: q.trim() === '' ? undefined : q })}
        />
      }
    >
      <div className={classes.campos}>
        <SelectField
          etiqueta="Producto"
          todos="Todos"
          valor={busqueda.producto === undefined ? undefined : String(busqueda.producto)}
          opciones={productos.map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`] as const)}
          onCambio={(id) => replace({ producto: id === undefined ? undefined : Number(id) })}
        />
        <SelectField
          etiqueta="Estado"
          todos="Todos"
          valor={busqueda.estado}
          opciones={estadosDeCuentaAhorro.map(
            (estado) => [estado, nombresDeEstadoDeCuentaAhorro[estado]] as const,
          )}
          onCambio={(elegido) => replace({ estado: estadosDeCuentaAhorro.find((uno) => uno === elegido) })}
        />
        <AgencyField valor={busqueda.agencia} onCambio={(agencia) => replace({ agencia })} />
      </div>
    </FilterLine>
  );
}
