// The diario on screen: its filters, its rows by pages and, always in sight, what they add up to.
import { verIndiceDeDiario, verPaginaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { modosDeDiario } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf, ResponseOf } from '@cuadra/contract/endpoint';
import { useMemo } from 'react';
import barra from '#contabilidad/libros-legales/barra-de-libro.module.css';
import { enlaceDePartidas } from '#contabilidad/libros-legales/enlaces.ts';
import { FiltrosDeLibro } from '#contabilidad/libros-legales/filtros-de-libro.tsx';
import { LibroPaginado } from '#contabilidad/libros-legales/libro-paginado.tsx';
import { MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { call } from '#platform/api.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { type Filtros, filtrosDeApi } from './busqueda.ts';
import { dibujarFila, enlaceDe } from './fila-de-diario.tsx';
import classes from './libro-diario.module.css';
import { useBusqueda } from './use-busqueda.ts';

const nombresDeModo = {
  detallado: 'Detallado',
  centralizado: 'Centralizado',
  dia: 'Por día',
  mes: 'Por mes',
} as const;

const INDICE = {
  ruta: verIndiceDeDiario.path,
  leer: (query: Filtros, signal: AbortSignal) => call(verIndiceDeDiario, { query }, { signal }),
};
const PAGINA = {
  ruta: verPaginaDeDiario.path,
  leer: (query: CallOf<typeof verPaginaDeDiario>['query'], signal: AbortSignal) =>
    call(verPaginaDeDiario, { query }, { signal }),
};
const VACIO = { titulo: 'No hay partidas en esas fechas', texto: 'Elija otras fechas u otra agencia.' };

export function Libro() {
  const { busqueda, cambiar, limpiar } = useBusqueda();
  const { modo = 'detallado' } = busqueda;
  const filtros = useMemo(() => filtrosDeApi(busqueda), [busqueda]);
  return (
    <section className={barra.tarjeta} aria-label="Libro">
      <FiltrosDeLibro
        busqueda={busqueda}
        onCambio={cambiar}
        onLimpiar={limpiar}
        propios={
          busqueda.modo === undefined
            ? []
            : [
                {
                  clave: 'modo',
                  texto: `Resumen: ${nombresDeModo[modo].toLowerCase()}`,
                  sinEl: { modo: undefined },
                },
              ]
        }
      >
        <ChoiceField
          etiqueta="Resumen"
          opciones={modosDeDiario.map((valor) => ({ valor, texto: nombresDeModo[valor] }))}
          valor={modo}
          onCambio={(elegido) => cambiar({ modo: elegido === 'detallado' ? undefined : elegido })}
        />
      </FiltrosDeLibro>
      <div className={barra.cuerpo}>
        <LibroPaginado
          etiqueta="Libro Diario"
          className={classes.tabla}
          filtros={filtros}
          indice={INDICE}
          pagina={PAGINA}
          encabezado={ENCABEZADO}
          amplia="sm"
          dibujar={dibujarFila}
          enlaceDe={enlaceDe}
          vacio={VACIO}
          onLimpiar={limpiar}
          pie={dibujarPie}
        />
      </div>
    </section>
  );
}

const ENCABEZADO = (
  <>
    <th scope="col">Código</th>
    <th scope="col">Cuenta</th>
    <th scope="col" data-cifra>
      Debe (Q)
    </th>
    <th scope="col" data-cifra>
      Haber (Q)
    </th>
  </>
);

function dibujarPie(
  {
    totales: { partidas, lineas, debe, haber },
    porDias,
    preliminar,
    traidos,
    datosAl,
  }: ResponseOf<typeof verIndiceDeDiario>,
  filtros: Filtros,
) {
  const enlace = enlaceDePartidas(filtros);
  return (
    <SumsFoot
      fijo
      etiqueta="Totales"
      sumas={
        <>
          <FootSum nombre="Debe" centavos={debe} enlace={enlace} />
          <FootSum nombre="Haber" centavos={haber} enlace={enlace} />
        </>
      }
    >
      <MarcasDeCifras preliminar={preliminar} datosAl={datosAl} traidos={traidos} />
      <FootCount>
        {formatearEntero(partidas)} {partidas === 1 ? 'partida' : 'partidas'}, {formatearEntero(lineas)}{' '}
        líneas{porDias && '. Son muchas: abra un día para ver sus partidas.'}
      </FootCount>
    </SumsFoot>
  );
}
