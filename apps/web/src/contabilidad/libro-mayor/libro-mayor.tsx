// The Libro Mayor and, beside it, the other two books that the law asks for: inventories and financial statements.

import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { verIndiceDeMayor, verPaginaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { agrupacionesDeMayor, estados, titulosDeEstado } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf, ResponseOf } from '@cuadra/contract/endpoint';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import { AvisoDeExistencia } from '#contabilidad/folios/aviso-de-existencia.tsx';
import { enlaceDeCuenta, enlaceDeDiario } from '#contabilidad/libros-legales/enlaces.ts';
import { type FiltroDeLibro, FiltrosDeLibro } from '#contabilidad/libros-legales/filtros-de-libro.tsx';
import { LibroPaginado } from '#contabilidad/libros-legales/libro-paginado.tsx';
import classes from '#contabilidad/libros-legales/libros-legales.module.css';
import { MarcasDeCifras, Prueba } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { NivelField } from '#contabilidad/libros-legales/nivel-field.tsx';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Busqueda, type Filtros, filtrosDeApi, librosDeEstaPantalla } from './busqueda.ts';
import { dibujarFila, enlaceDe } from './fila-de-mayor.tsx';
import { useBusqueda } from './use-busqueda.ts';

const Inventario = lazy(async () => ({ default: (await import('./inventario.tsx')).Inventario }));
const Folios = lazy(async () => ({ default: (await import('#contabilidad/folios/folios.tsx')).Folios }));
const ImprimirMayor = lazy(async () => ({
  default: (await import('#contabilidad/folios/impresion/imprimir-libros.tsx')).ImprimirMayor,
}));
const ImprimirDeUnDia = lazy(async () => ({
  default: (await import('#contabilidad/folios/impresion/imprimir-libros.tsx')).ImprimirDeUnDia,
}));

const ESPERA = <SkeletonRows rows={10} label="Cargando" />;

const LIBRO_DE_VISTA = {
  mayor: 'mayor',
  inventarios: 'inventarios',
  estados: 'estados_financieros',
} as const;

export function LibroMayor() {
  const puedeImprimir = usePermission('libros:imprimir');
  const { busqueda, verVista } = useBusqueda();
  const [imprimiendo, setImprimiendo] = useState(false);
  const { vista = 'mayor' } = busqueda;
  const libro = vista === 'folios' ? (busqueda.libro ?? 'mayor') : LIBRO_DE_VISTA[vista];
  const cerrar = () => setImprimiendo(false);
  return (
    <Tabs value={vista} onChange={verVista} keepMounted={false}>
      <Pagina
        title="Libro Mayor"
        purpose="Cada cuenta con lo que traía, lo que movió y con lo que queda; igual, al centavo, que el diario."
        tabs={
          <TabList active={vista}>
            <Tabs.Tab value="mayor">Mayor</Tabs.Tab>
            <Tabs.Tab value="inventarios">Inventarios</Tabs.Tab>
            <Tabs.Tab value="estados">Estados financieros</Tabs.Tab>
            <Tabs.Tab value="folios">Folios</Tabs.Tab>
          </TabList>
        }
        actions={
          <>
            <Exportar />
            {puedeImprimir && <BotonDeImprimir onClick={() => setImprimiendo(true)} />}
          </>
        }
      >
        <AvisoDeExistencia libro={libro} />
        <Tabs.Panel value={vista}>
          <Suspense fallback={ESPERA}>
            {vista === 'mayor' && <Mayor />}
            {vista === 'inventarios' && <Inventario />}
            {vista === 'estados' && <LibroDeEstados puedeImprimir={puedeImprimir} />}
            {vista === 'folios' && <FoliosDeUnLibro libro={libro} puedeImprimir={puedeImprimir} />}
          </Suspense>
        </Tabs.Panel>
        <Suspense>
          {imprimiendo && libro === 'mayor' && <ImprimirMayor onClose={cerrar} />}
          {imprimiendo && libro !== 'mayor' && (
            <ImprimirDeUnDia libro={libro} fecha={busqueda.fecha} onClose={cerrar} />
          )}
        </Suspense>
      </Pagina>
    </Tabs>
  );
}

function BotonDeImprimir({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />} onClick={onClick}>
      Imprimir en folios
    </Button>
  );
}

interface FoliosDeUnLibroProps {
  readonly libro: (typeof librosDeEstaPantalla)[number];
  readonly puedeImprimir: boolean;
}

function FoliosDeUnLibro({ libro, puedeImprimir }: FoliosDeUnLibroProps) {
  const { busqueda, cambiar } = useBusqueda();
  return (
    <Stack gap="lg">
      <ChoiceField
        label="Libro"
        options={librosDeEstaPantalla.map((valor) => ({ value: valor, text: nombresDeLibro[valor] }))}
        value={libro}
        onChange={(elegido) => cambiar({ libro: elegido === 'mayor' ? undefined : elegido })}
      />
      <Folios
        key={libro}
        libro={libro}
        puedeImprimir={puedeImprimir}
        pieza={busqueda.pieza}
        onCerrarPieza={() => cambiar({ pieza: undefined })}
      />
    </Stack>
  );
}

/** What is on screen; statements have their own screen to be exported from. */
function Exportar() {
  const { busqueda } = useBusqueda();
  const { vista = 'mayor', fecha = todayInGuatemala(), agencia, nivel, papel = 'carta' } = busqueda;
  if (vista === 'mayor')
    return <ExportMenu reporte="libro-mayor" filtros={{ ...filtrosDeApi(busqueda), papel }} />;
  if (vista !== 'inventarios') return null;
  const suyos = { ...(agencia === undefined ? {} : { agencia }), ...(nivel === undefined ? {} : { nivel }) };
  return <ExportMenu reporte="inventario" filtros={{ fecha, papel, ...suyos }} />;
}

const nombresDeAgrupacion = { movimiento: 'Por movimiento', dia: 'Por día', mes: 'Por mes' } as const;

const OPCIONES = agrupacionesDeMayor.map((valor) => ({ value: valor, text: nombresDeAgrupacion[valor] }));

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

/** The mayor on screen: its filters, its rows by pages and, always in sight, the proof that it is the diario. */
function Mayor() {
  const { busqueda, cambiar, limpiar } = useBusqueda();
  const { agrupacion = 'dia', nivel, cuenta } = busqueda;
  const filtros = useMemo(() => filtrosDeApi(busqueda), [busqueda]);
  const { data: catalogo = [] } = useQuery(queryOf(listarCatalogo));
  return (
    <Box as="section" surface="card" clip aria-label="Mayor">
      <FiltrosDeLibro
        busqueda={busqueda}
        onCambio={cambiar}
        onLimpiar={limpiar}
        propios={filtrosDelMayor(busqueda, catalogo)}
      >
        <EleccionDeCuenta
          cuentas={catalogo}
          elegida={cuenta}
          onChange={(codigo) => cambiar({ cuenta: codigo || undefined })}
        />
        <ChoiceField
          label="Centralizado"
          options={OPCIONES}
          value={agrupacion}
          onChange={(elegida) => cambiar({ agrupacion: elegida === 'dia' ? undefined : elegida })}
        />
        <NivelField valor={nivel} onCambio={(elegido) => cambiar({ nivel: elegido })} />
      </FiltrosDeLibro>
      <Box line="above">
        <LibroPaginado
          etiqueta="Libro Mayor"
          className={classes.mayor}
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
      </Box>
    </Box>
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
      : [{ key: 'cuenta', text: `Cuenta: ${cuenta} ${nombre}`.trim(), sinEl: { cuenta: undefined } }]),
    ...(agrupacion === undefined
      ? []
      : [
          {
            key: 'agrupacion',
            text: `Centralizado ${nombresDeAgrupacion[agrupacion].toLowerCase()}`,
            sinEl: { agrupacion: undefined },
          },
        ]),
    ...(nivel === undefined ? [] : [{ key: 'nivel', text: `Nivel ${nivel}`, sinEl: { nivel: undefined } }]),
  ];
}

interface EleccionDeCuentaProps extends Pick<ComponentProps<typeof AccountPicker>, 'cuentas' | 'onChange'> {
  readonly elegida: string | undefined;
}

function EleccionDeCuenta({ elegida, ...resto }: EleccionDeCuentaProps) {
  return (
    <div className={classes.eleccion}>
      <AccountPicker label="Cuenta" hint="Todas" value={elegida ?? ''} {...resto} />
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
      fixed
      label="Prueba del mayor"
      sumas={
        <>
          <FootSum name="Debe" centavos={debe} link={enlace} />
          <FootSum name="Haber" centavos={haber} link={enlace} />
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
      <FootCount silent>{cuentas === 1 ? '1 cuenta' : `${formatearEntero(cuentas)} cuentas`}</FootCount>
    </SumsFoot>
  );
}

/** The book of financial statements: each is seen on its own screen and printed here, on the folios of this book. */
function LibroDeEstados({ puedeImprimir }: { readonly puedeImprimir: boolean }) {
  return (
    <Stack gap="lg">
      <Stack as="section" surface="card" gap="lg" pad="xl" aria-label="Estados del libro">
        <Text muted>
          Los estados se consultan y comparan en su propia pantalla. En este libro se imprimen al final de un
          mes cerrado, con sus pruebas, su cobertura y el lugar de las firmas.
        </Text>
        <Grid as="ul" min="17rem" even gap="md">
          {estados.map((estado) => (
            <li key={estado}>
              <Link
                className={classes.ficha}
                to="/contabilidad/estados-financieros"
                search={estado === 'balance-general' ? {} : { estado }}
              >
                {titulosDeEstado[estado]}
              </Link>
            </li>
          ))}
        </Grid>
      </Stack>
      <Suspense fallback={<SkeletonRows rows={8} label="Cargando los folios" />}>
        <Folios libro="estados_financieros" puedeImprimir={puedeImprimir} />
      </Suspense>
    </Stack>
  );
}
