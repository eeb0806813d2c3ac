// What is looked for among the lines of a run.
import { ordenesDeLineas } from '@cuadra/contract/ahorros/lineas';
import type { ProductoEnLista } from '@cuadra/contract/ahorros/productos';
import {
  estadosDeLinea,
  frasesDeMotivoSinPago,
  motivosSinPago,
  nombresDeEstadoDeLinea,
} from '@cuadra/core/ahorros/corrida';
import { useQuery } from '@tanstack/react-query';
import { consultas } from '#ahorros/corridas/consultas.ts';
import { useDireccionDeCorrida } from '#ahorros/corridas/direccion.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import type { VistaDeCorridaProps } from '../vista-de-corrida.ts';
import { enUso, paraExportar, SIN_FILTROS } from './en-uso.ts';
import classes from './lineas.module.css';

const NOMBRES_DE_ORDEN: Readonly<Record<(typeof ordenesDeLineas)[number], string>> = {
  cuenta: 'Por cuenta',
  interes: 'Mayor interés primero',
};

export function FiltrosDeLineas({ corrida }: VistaDeCorridaProps) {
  const { busqueda, replace } = useDireccionDeCorrida();
  const { data } = useQuery(consultas.productos());
  const productos = (data?.productos ?? []).filter(({ codigo }) => corrida.productos.includes(codigo));
  return (
    <FilterLine
      filtros={enUso(busqueda, productos)}
      onQuitar={(clave) => replace({ [clave]: undefined })}
      onLimpiar={() => replace(SIN_FILTROS)}
      aMano={
        <SearchBox
          etiqueta="Buscar líneas"
          pista="Cuenta o titular"
          className={classes.buscar}
          valor={busqueda.texto ?? ''}
          onCambio={(texto) => replace({ texto: texto.trim() === '' ? undefined : texto.trim() })}
        />
      }
      herramientas={
        <>
          <SelectField
            etiqueta="Orden"
            enBarra
            valor={busqueda.orden ?? 'cuenta'}
            opciones={ordenesDeLineas.map((uno) => [uno, NOMBRES_DE_ORDEN[uno]])}
            onCambio={(elegido) =>
              replace({
                orden: elegido === 'cuenta' ? undefined : ordenesDeLineas.find((uno) => uno === elegido),
              })
            }
          />
          <ExportMenu reporte="lineas-de-corrida" filtros={paraExportar(corrida.id, busqueda)} />
        </>
      }
    >
      <Campos corrida={corrida} productos={productos} />
    </FilterLine>
  );
}

interface CamposProps extends VistaDeCorridaProps {
  readonly productos: readonly ProductoEnLista[];
}

function Campos({ corrida, productos }: CamposProps) {
  const { busqueda, replace } = useDireccionDeCorrida();
  return (
    <div className={classes.campos}>
      <SelectField
        etiqueta="Estado"
        todos="Todos"
        valor={busqueda.estado}
        opciones={estadosDeLinea.map((uno) => [uno, nombresDeEstadoDeLinea[uno]])}
        onCambio={(elegido) => replace({ estado: estadosDeLinea.find((uno) => uno === elegido) })}
      />
      <SelectField
        etiqueta="Por qué no recibe"
        todos="Cualquier motivo"
        valor={busqueda.motivo}
        opciones={motivosSinPago.map((uno) => [uno, frasesDeMotivoSinPago[uno]])}
        onCambio={(elegido) => replace({ motivo: motivosSinPago.find((uno) => uno === elegido) })}
      />
      {productos.length > 1 && (
        <SelectField
          etiqueta="Producto"
          todos="Todos"
          valor={busqueda.producto === undefined ? undefined : String(busqueda.producto)}
          opciones={productos.map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`])}
          onCambio={(id) => replace({ producto: id === undefined ? undefined : Number(id) })}
        />
      )}
      {corrida.agencias.length > 1 && (
        <SelectField
          etiqueta="Agencia"
          todos="Todas"
          valor={busqueda.agencia}
          opciones={corrida.agencias.map((agencia) => [agencia, agencia])}
          onCambio={(agencia) => replace({ agencia })}
        />
      )}
      <AmountField
        label="Interés desde"
        valor={busqueda.desdeMonto}
        onCambio={(desdeMonto) => replace({ desdeMonto })}
      />
      <AmountField
        label="Interés hasta"
        valor={busqueda.hastaMonto}
        onCambio={(hastaMonto) => replace({ hastaMonto })}
      />
    </div>
  );
}
