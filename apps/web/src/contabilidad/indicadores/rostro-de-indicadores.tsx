// The indicators side by side, each with its thirteen months and one click from its accounts; then what the month and the
// year came to, beside the same days of the year before.

import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import '@mantine/core/styles/Popover.layer.css';
import {
  type CifrasDeInicio,
  type Indicador,
  nombresDeIndicador,
  type ParteDeIndicador,
  type PuntoDeIndicador,
  type Resultado,
} from '@cuadra/contract/contabilidad/indicadores';
import { queryString } from '@cuadra/contract/endpoint';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { mesEnPalabras } from '@cuadra/core/meses';
import { Popover } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { Sparkline } from '#ui/desk/sparkline.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './cifras.module.css';
import { decirCambio, decirProporcion } from './decir-cambio.ts';
import { sinCifras } from './sin-cifras.ts';

interface CifrasProps {
  readonly datos: CifrasDeInicio;
}

function Cifras({ datos }: CifrasProps) {
  if (sinCifras(datos)) return <NadaQueContar />;
  return (
    <Box className={classes.marco}>
      <div className={classes.cifras}>
        {datos.indicadores.map((indicador) => (
          <UnIndicador key={indicador.id} indicador={indicador} datos={datos} />
        ))}
        <UnResultado titulo="Resultado del mes" columna="mes" resultado={datos.delMes} datos={datos} />
        <UnResultado titulo="Resultado del año" columna="acumulado" resultado={datos.delAnio} datos={datos} />
      </div>
    </Box>
  );
}

/** Said once, where seven frames would say it. */
function NadaQueContar() {
  const edita = usePermission('catalogo:editar');
  return (
    <DeskNothing>
      Aún no hay cifras.{' '}
      {edita && (
        <Link to="/contabilidad/configuracion" hash="indicadores">
          Elija las cuentas que forman cada una
        </Link>
      )}
    </DeskNothing>
  );
}

function AlcanceDeCifras({ datos: { hoy, soloDe } }: CifrasProps) {
  const dia = `Al ${formatDate(hoy)}`;
  return <>{soloDe === null ? dia : `${dia} · Solo ${enumerar(soloDe)}`}</>;
}

function UnIndicador({ indicador, datos }: CifrasProps & { readonly indicador: Indicador }) {
  const { id, valor, linea } = indicador;
  const titulo = nombresDeIndicador[id];
  if (valor === null) return <SinCuentas titulo={titulo} />;
  const proporcion = id === 'mora' ? decirProporcion(valor, datos.indicadores) : undefined;
  return (
    <Cifra
      titulo={titulo}
      valor={valor}
      cifra={<DeSusCuentas indicador={indicador} datos={datos} />}
      linea={linea}
    >
      {proporcion ?? decirCambio(valor, linea.at(-2)?.valor, 'este mes')}
    </Cifra>
  );
}

/** The balance general has all of the capital; one account, its movements; several are listed first. */
function DeSusCuentas({ indicador, datos }: CifrasProps & { readonly indicador: Indicador }) {
  const { id, partes } = indicador;
  const valor = indicador.valor ?? CERO;
  const [unica] = partes;
  if (id === 'capital')
    return <PlainLink to={enlaceDeBalance(datos.hoy)}>{formatearQuetzales(valor)}</PlainLink>;
  return partes.length === 1 && unica?.idCuenta != null ? (
    <PlainLink to={enlaceDeMovimientos(unica.idCuenta, datos)}>{formatearQuetzales(valor)}</PlainLink>
  ) : (
    <CuentasDeLaCifra titulo={nombresDeIndicador[id]} valor={valor} partes={partes} datos={datos} />
  );
}

interface UnResultadoProps extends CifrasProps {
  readonly titulo: string;
  readonly columna: 'mes' | 'acumulado';
  readonly resultado: Resultado;
}

function UnResultado({ titulo, columna, resultado: { valor, antes, linea }, datos }: UnResultadoProps) {
  const { hoy, haceUnAnio } = datos;
  return (
    <Cifra
      titulo={titulo}
      valor={valor}
      cifra={<PlainLink to={enlaceDeResultados(hoy, columna)}>{formatearQuetzales(valor)}</PlainLink>}
      linea={linea}
    >
      <PlainLink
        to={enlaceDeResultados(haceUnAnio, columna)}
        className={classes.antes}
        title={`Hasta el ${formatDate(haceUnAnio)}`}
      >
        {haceUnAnio.slice(0, 4)}: {formatearQuetzales(antes)}
      </PlainLink>
    </Cifra>
  );
}

function SinCuentas({ titulo }: { readonly titulo: string }) {
  const edita = usePermission('catalogo:editar');
  return (
    <Stack minHeight="7rem" pad="md lg" className={classes.cifra}>
      <Title level={3} size="xs" weight="medium" lines="even" muted>
        {titulo}
      </Title>
      <Text size="sm" muted className={classes.sinCuentas}>
        {edita ? (
          <Link to="/contabilidad/configuracion" hash="indicadores">
            Elija sus cuentas
          </Link>
        ) : (
          'El contador aún no elige sus cuentas.'
        )}
      </Text>
    </Stack>
  );
}

const lista = new Intl.ListFormat('es-GT');
const enumerar = (nombres: readonly string[]): string => lista.format(nombres);

interface CifraProps {
  readonly titulo: string;
  readonly valor: Centavos;
  /** How much it is, one click from what it is made of. */
  readonly cifra: ReactNode;
  readonly linea: readonly PuntoDeIndicador[];
  readonly children: ReactNode;
}

/** One figure: its name, how much it is, its thirteen months, and what it is compared with. While a month of the line is looked at, it is that month's that is said. */
function Cifra({ titulo, valor, cifra, linea, children }: CifraProps) {
  const [mirado, setMirado] = useState<number>();
  const puntos = linea.map(({ mes, valor: suyo }) => ({
    value: suyo,
    text: `${mesEnPalabras(mes)}: ${formatearQuetzales(suyo)}`,
  }));
  const leido = mirado === undefined ? undefined : puntos[mirado]?.text;
  return (
    <Stack minHeight="7rem" pad="md lg" className={classes.cifra}>
      <Title level={3} size="xs" weight="medium" lines="even" muted>
        {titulo}
      </Title>
      <Text
        size="lg"
        weight="bold"
        lines="loose"
        figures
        unbroken
        textAlign="right"
        tone={valor < 0 ? 'error' : undefined}
        className={classes.valor}
      >
        {cifra}
      </Text>
      <Sparkline name={titulo} points={puntos} onLooked={setMirado} />
      <Text size="xs" lines="tight" muted figures textAlign="right" minHeight="1.125rem" roomAbove="2xs">
        {leido ?? children}
      </Text>
    </Stack>
  );
}

interface CuentasDeLaCifraProps {
  readonly titulo: string;
  readonly valor: Centavos;
  readonly partes: readonly ParteDeIndicador[];
  readonly datos: CifrasDeInicio;
}

/** The accounts that make up a figure, each with its part and the way to its movements, where it is the same. */
function CuentasDeLaCifra({ titulo, valor: total, partes, datos }: CuentasDeLaCifraProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" width={360}>
      <Popover.Target>
        <button
          type="button"
          className={classes.verCuentas}
          aria-label={`Cuentas de ${titulo}: ${formatearQuetzales(total)}`}
        >
          {formatearQuetzales(total)}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.partes ?? ''} aria-label={`Cuentas de ${titulo}`}>
        <Box as="ul">
          {partes.map(({ idCuenta, nombreCuenta, valor }) => (
            <li key={idCuenta ?? nombreCuenta}>
              <PlainLink
                to={idCuenta === null ? enlaceDeBalance(datos.hoy) : enlaceDeMovimientos(idCuenta, datos)}
              >
                <Row as="span" oneLine justify="between" align="start" gap="xl" size="sm">
                  <span>
                    {idCuenta} {nombreCuenta}
                  </span>
                  <Text as="span" rigid figures>
                    {formatearMonto(valor)}
                  </Text>
                </Row>
              </PlainLink>
            </li>
          ))}
        </Box>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Where each figure is read with what it is made of: the same days, so the same figure. */
const enlaceDeMovimientos = (
  cuenta: string,
  { hoy, delMes }: Pick<CifrasDeInicio, 'hoy' | 'delMes'>,
): string => `/contabilidad/movimientos-cuentas${queryString({ cuenta, desde: delMes.desde, hasta: hoy })}`;

const enlaceDeBalance = (fecha: string): string =>
  `/contabilidad/estados-financieros${queryString({ fecha })}`;

const enlaceDeResultados = (fecha: string, columna: 'mes' | 'acumulado'): string =>
  `/contabilidad/estados-financieros${queryString({
    estado: 'estado-de-resultados',
    fecha,
    columnas: columna === 'mes' ? 'mes' : 'acumulado,anio-anterior',
  })}`;

export const rostroDeIndicadores: DeskFace<'indicadores'> = {
  title: 'Cómo está la institución',
  lugar: 'centro',
  permisos: ['reportes:ver'],
  alto: 244,
  Contenido: Cifras,
  Nota: AlcanceDeCifras,
};
