// What is looked for among the runs.
import {
  clasesDeCorrida,
  estadosDeCorrida,
  nombresDeClaseDeCorrida,
  nombresDeEstadoDeCorrida,
} from '@cuadra/core/ahorros/corrida';
import { useQuery } from '@tanstack/react-query';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { consultas } from '../consultas.ts';
import { useDireccionDeCorridas } from '../direccion.ts';
import { enUso, SIN_FILTROS } from './en-uso.ts';
import classes from './lista.module.css';

/** As many as anybody goes back to. */
const ANIOS = 6;

export function FiltrosDeCorridas() {
  const { busqueda, replace } = useDireccionDeCorridas();
  const { data } = useQuery(consultas.productos());
  const productos = data?.productos ?? [];
  const esteAnio = Number(todayInGuatemala().slice(0, 4));
  const anios = Array.from({ length: ANIOS }, (_, i) => String(esteAnio + 1 - i));
  return (
    <FilterLine
      filtros={enUso(busqueda, productos)}
      onQuitar={(clave) => replace({ [clave]: undefined })}
      onLimpiar={() => replace(SIN_FILTROS)}
    >
      <div className={classes.campos}>
        <SelectField
          etiqueta="Estado"
          todos="Todos"
          valor={busqueda.estado}
          opciones={estadosDeCorrida.map((uno) => [uno, nombresDeEstadoDeCorrida[uno]])}
          onCambio={(elegido) => replace({ estado: estadosDeCorrida.find((uno) => uno === elegido) })}
        />
        <SelectField
          etiqueta="Año"
          todos="Todos"
          valor={busqueda.anio === undefined ? undefined : String(busqueda.anio)}
          opciones={anios.map((anio) => [anio, anio])}
          onCambio={(anio) => replace({ anio: anio === undefined ? undefined : Number(anio) })}
        />
        <SelectField
          etiqueta="Producto"
          todos="Todos"
          valor={busqueda.producto === undefined ? undefined : String(busqueda.producto)}
          opciones={productos.map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`])}
          onCambio={(id) => replace({ producto: id === undefined ? undefined : Number(id) })}
        />
        <AgencyField valor={busqueda.agencia} onCambio={(agencia) => replace({ agencia })} />
        <SelectField
          etiqueta="Clase"
          todos="Todas"
          valor={busqueda.clase}
          opciones={clasesDeCorrida.map((una) => [una, nombresDeClaseDeCorrida[una]])}
          onCambio={(elegida) => replace({ clase: clasesDeCorrida.find((una) => una === elegida) })}
        />
      </div>
    </FilterLine>
  );
}
