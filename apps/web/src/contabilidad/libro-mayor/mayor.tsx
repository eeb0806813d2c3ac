// The mayor on screen: its filters, its rows by pages and, always in sight, the proof that it is the diario.
import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verIndiceDeMayor, verPaginaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { agrupacionesDeMayor } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf, ResponseOf } from '@cuadra/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import barra from '#contabilidad/libros-legales/barra-de-libro.module.css';
import { enlaceDeCuenta, enlaceDeDiario } from '#contabilidad/libros-legales/enlaces.ts';
import { FiltrosDeLibro } from '#contabilidad/libros-legales/filtros-de-libro.tsx';
import type { FiltroDeLibro } from '#contabilidad/libros-legales/filtros-en-uso.ts';
import { LibroPaginado } from '#contabilidad/libros-legales/libro-paginado.tsx';
import { MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { NivelField } from '#contabilidad/libros-legales/nivel-field.tsx';
import { Prueba } from '#contabilidad/libros-legales/prueba-de-libro.tsx';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { type Busqueda, type Filtros, filtrosDeApi } from './busqueda.ts';
import { dibujarFila, enlaceDe } from './fila-de-mayor.tsx';
import classes from './libro-mayor.module.css';
import { useBusqueda } from './use-busqueda.ts';

const nombres = { movimiento: 'Por movimiento', dia: 'Por día', mes: 'Por mes' } as const;

const OPCIONES = agrupacionesDeMayor.map((valor) => ({ valor, texto: nombres[valor] }));

const INDICE = {
  ruta: verIndiceDeMayor.path,
  leer: (query: Filtros, signal: AbortSignal) => call(verIndiceDeMayor, { query }, { signal }),
};
const PAGINA = {
  ruta: verPaginaDeMayor.path,
  leer: (query: CallOf<typeof verPaginaDeMayor>['query'], signal: AbortSignal) =>
    call(verPaginaDeMayor, { query }, { signal }),
};
const VACIO = {
  titulo: 'Ninguna cuenta tiene saldo ni movimiento en esas fechas',
  texto: 'Elija otras fechas, otra agencia u otra cuenta.',
};

export function Mayor() {
  const { busqueda, cambiar, limpiar } = useBusqueda();
  const { agrupacion = 'dia', nivel, cuenta } = busqueda;
  const filtros = useMemo(() => filtrosDeApi(busqueda), [busqueda]);
  const { data: catalogo = [] } = useQuery(queryOf(listarCatalogo));
  return (
    <section className={barra.tarjeta} aria-label="Mayor">
      <FiltrosDeLibro
        busqueda={busqueda}
        onCambio={cambiar}
        onLimpiar={limpiar}
        propios={filtrosDelMayor(busqueda, catalogo)}
      >
        <EleccionDeCuenta
          cuentas={catalogo}
          elegida={cuenta}
          onCambio={(codigo) => cambiar({ cuenta: codigo || undefined })}
        />
        <ChoiceField
          etiqueta="Centralizado"
          opciones={OPCIONES}
          valor={agrupacion}
          onCambio={(elegida) => cambiar({ agrupacion: elegida === 'dia' ? undefined : elegida })}
        />
        <NivelField valor={nivel} onCambio={(elegido) => cambiar({ nivel: elegido })} />
      </FiltrosDeLibro>
      <div className={barra.cuerpo}>
        <LibroPaginado
          etiqueta="Libro Mayor"
          className={classes.tabla}
          filtros={filtros}
          indice={INDICE}
          pagina={PAGINA}
          encabezado={ENCABEZADO}
          amplia="md"
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

/** In words, those that only this book has. */
function filtrosDelMayor(
  { agrupacion, nivel, cuenta }: Busqueda,
  catalogo: readonly Cuenta[],
): FiltroDeLibro<Busqueda>[] {
  const nombre = catalogo.find(({ idCuenta }) => idCuenta === cuenta)?.nombreCuenta ?? '';
  return [
    ...(cuenta === undefined
      ? []
      : [{ clave: 'cuenta', texto: `Cuenta: ${cuenta} ${nombre}`.trim(), sinEl: { cuenta: undefined } }]),
    ...(agrupacion === undefined
      ? []
      : [
          {
            clave: 'agrupacion',
            texto: `Centralizado ${nombres[agrupacion].toLowerCase()}`,
            sinEl: { agrupacion: undefined },
          },
        ]),
    ...(nivel === undefined
      ? []
      : [{ clave: 'nivel', texto: `Nivel ${nivel}`, sinEl: { nivel: undefined } }]),
  ];
}

interface EleccionDeCuentaProps extends Pick<ComponentProps<typeof AccountPicker>, 'cuentas' | 'onCambio'> {
  readonly elegida: string | undefined;
}

function EleccionDeCuenta({ elegida, ...resto }: EleccionDeCuentaProps) {
  return (
    <div className={barra.cuenta}>
      <AccountPicker etiqueta="Cuenta" pista="Todas" valor={elegida ?? ''} {...resto} />
    </div>
  );
}

const ENCABEZADO = (
  <>
    <th scope="col">Fecha</th>
    <th scope="col">Diario</th>
    <th scope="col" data-cifra>
      Folio
    </th>
    <th scope="col">Concepto</th>
    <th scope="col" data-cifra>
      Debe (Q)
    </th>
    <th scope="col" data-cifra>
      Haber (Q)
    </th>
    <th scope="col" data-cifra>
      Saldo (Q)
    </th>
  </>
);

function dibujarPie(
  {
    totales: { cuentas, debe, haber },
    prueba,
    preliminar,
    traidos,
    datosAl,
  }: ResponseOf<typeof verIndiceDeMayor>,
  filtros: Filtros,
) {
  const { diario, mayor, cuadra } = prueba;
  const { cuenta } = filtros;
  const enlace = cuenta === undefined ? enlaceDeDiario(filtros) : enlaceDeCuenta(cuenta, filtros);
  return (
    <SumsFoot
      fijo
      etiqueta="Prueba del mayor"
      sumas={
        <>
          <FootSum nombre="Debe" centavos={debe} enlace={enlace} />
          <FootSum nombre="Haber" centavos={haber} enlace={enlace} />
        </>
      }
    >
      <MarcasDeCifras preliminar={preliminar} datosAl={datosAl} traidos={traidos} />
      <Prueba
        cuadra={cuadra}
        texto={
          cuadra
            ? `Diario = mayor: ${formatearQuetzales(diario.debe)} en cada lado`
            : `El diario suma ${formatearQuetzales(diario.debe)} y el mayor, ${formatearQuetzales(mayor.debe)} y ${formatearQuetzales(mayor.haber)}`
        }
      />
      <FootCount callada>{cuentas === 1 ? '1 cuenta' : `${formatearEntero(cuentas)} cuentas`}</FootCount>
    </SumsFoot>
  );
}
