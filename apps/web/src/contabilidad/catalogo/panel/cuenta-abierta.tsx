// The panel of the account that the address names, if any: all that is known of it, and what can be done with it.

import { queryString } from '@cuadra/contract/endpoint';
import {
  nombresDeEstadoDeCuenta,
  nombresDeFlujo,
  nombresDeMargen,
  nombresDeNaturaleza,
  nombresDeSaldoContrario,
  nombresDeTipoDeCuenta,
} from '@cuadra/core/catalogo';
import { ArrowRightIcon } from '@heroicons/react/16/solid';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { ancestros, contarDescendientes, type Nodo } from '../arbol.ts';
import classes from '../catalogo.module.css';
import type { Dialogo } from '../dialogos.tsx';
import { InsigniaDeEtiqueta, InsigniaDeTipo } from '../insignias.tsx';
import {
  SENTIDO_DE_MARGEN,
  sentidoDe,
  sentidoDeFlujo,
  sentidoDeSaldoContrario,
  sentidoDeTipo,
} from '../nombres.ts';
import { type EstadoDelCatalogo, SIN_FILTROS } from '../use-catalogo.ts';
import { AccionesDeCuenta } from './acciones-de-cuenta.tsx';

interface CuentaAbiertaProps {
  readonly catalogo: EstadoDelCatalogo;
  readonly puedeEditar: boolean;
  readonly conDialogo: boolean;
  readonly onDialogo: (dialogo: Dialogo) => void;
}

export function CuentaAbierta({ conDialogo, ...resto }: CuentaAbiertaProps) {
  const { arbol, busqueda, carga, medio, cerrar } = resto.catalogo;
  const idCuenta = busqueda.cuenta;
  if (idCuenta === undefined || carga.data === undefined) return null;
  const nodo = arbol.porId.get(idCuenta);
  // It may be on its way: just created or moved.
  if (nodo === undefined && carga.isFetching) return null;
  return (
    <SidePanel label={`Cuenta ${idCuenta}`} focus={medio === 'teclado'} held={conDialogo} onClose={cerrar}>
      {nodo === undefined ? (
        <EmptyState
          title={`La cuenta ${idCuenta} no existe`}
          text="Pudo moverse a otro código o eliminarse. Búsquela por su nombre."
          action={
            <Button variant="default" onClick={cerrar}>
              Cerrar
            </Button>
          }
        />
      ) : (
        <Panel nodo={nodo} {...resto} />
      )}
    </SidePanel>
  );
}

interface DeUnNodo {
  readonly nodo: Nodo;
}

function Panel({
  nodo,
  catalogo,
  puedeEditar,
  onDialogo,
}: DeUnNodo & Omit<CuentaAbiertaProps, 'conDialogo'>) {
  const { idCuenta, nombreCuenta, tipoCuenta } = nodo.cuenta;
  const camino = ancestros(catalogo.arbol, idCuenta);
  return (
    <Stack gap="xl" pad="xl">
      <PanelHeader onClose={catalogo.cerrar}>
        <Row as="p" gap="md" size="sm" muted figures>
          {idCuenta} <InsigniaDeTipo tipo={tipoCuenta} />
        </Row>
        <Title size="lg" roomAbove="2xs" breaks>
          {nombreCuenta}
        </Title>
      </PanelHeader>
      <Saldo nodo={nodo} saldos={catalogo.saldos} />
      <Camino nodos={camino} onVer={catalogo.ver} />
      <Datos nodo={nodo}>
        <Etiquetas
          nodo={nodo}
          camino={camino}
          onEtiqueta={(etiqueta) => catalogo.filtrar({ ...SIN_FILTROS, etiqueta })}
        />
      </Datos>
      {puedeEditar && (
        <AccionesDeCuenta
          key={idCuenta}
          nodo={nodo}
          onDialogo={(accion) =>
            onDialogo(
              accion === 'agregar' ? { tipo: 'crear', idParent: idCuenta } : { tipo: accion, idCuenta },
            )
          }
          onEliminada={({ idParent }) => catalogo.olvidar(idParent)}
        />
      )}
    </Stack>
  );
}

/** What it holds today, and the way to its movements. */
function Saldo({ nodo: { cuenta }, saldos: cuanto }: DeUnNodo & Pick<EstadoDelCatalogo, 'saldos'>) {
  const { puedeVer, saldos, error, reintentar } = cuanto;
  if (!puedeVer) return null;
  if (saldos === undefined && error !== null) return <ErrorState error={error} retry={reintentar} />;
  const saldo = saldos?.de(cuenta.idCuenta);
  const { fecha = '' } = saldos ?? {};
  return (
    <Stack as="section" gap="2xs" aria-label="Saldo" aria-busy={saldos === undefined}>
      <Text size="xs" muted>
        {saldos === undefined ? 'Saldo' : `Saldo al ${formatDate(fecha)}`}
        {cuenta.tipoCuenta === 'M' && ', acumulado de sus cuentas'}
      </Text>
      {typeof saldo === 'object' ? (
        <Facts size="md" className={classes.lados}>
          <Fact label="Deudoras" weight="bold" figures>
            {formatearQuetzales(saldo.deudora)}
          </Fact>
          <Fact label="Acreedoras" weight="bold" figures>
            {formatearQuetzales(saldo.acreedora)}
          </Fact>
        </Facts>
      ) : (
        <Text size="2xl" weight="bold" figures>
          {saldo === undefined ? '\u00a0' : formatearQuetzales(saldo)}
        </Text>
      )}
      {saldos !== undefined && (
        <div>
          <PlainLink className={classes.movimientos} to={movimientosDe(cuenta.idCuenta, fecha)}>
            <Text as="span" size="sm">
              Ver sus movimientos de {fecha.slice(0, 4)} <ArrowRightIcon width={16} aria-hidden="true" />
            </Text>
          </PlainLink>
        </div>
      )}
    </Stack>
  );
}

const movimientosDe = (cuenta: string, hasta: string): string =>
  `/contabilidad/movimientos-cuentas${queryString({ cuenta, desde: `${hasta.slice(0, 4)}-01-01`, hasta })}`;

interface CaminoProps {
  readonly nodos: readonly Nodo[];
  readonly onVer: (idCuenta: string) => void;
}

function Camino({ nodos, onVer }: CaminoProps) {
  if (nodos.length === 0) return null;
  return (
    <nav aria-label="Depende de">
      <Stack as="ol" pad="xs none" className={classes.camino}>
        {nodos.map(({ cuenta: { idCuenta, nombreCuenta } }) => (
          <li key={idCuenta}>
            <button type="button" className={classes.paso} onClick={() => onVer(idCuenta)}>
              <Row as="span" oneLine gap="md" align="start" size="sm" lines="even">
                <Text as="span" figures className={classes.codigo}>
                  {idCuenta}
                </Text>{' '}
                {nombreCuenta}
              </Row>
            </button>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

interface DatosProps extends DeUnNodo {
  /** Its tags. */
  readonly children: ReactNode;
}

const EMPIEZAN_CON_EL = 'Con él empiezan las cuentas que se le agreguen.';

function Datos({ nodo, children }: DatosProps) {
  const { cuenta, nivel, hijos } = nodo;
  const enTotal = contarDescendientes(nodo);
  const esDeDetalle = cuenta.tipoCuenta === 'D';
  return (
    <Facts width="5.5rem">
      <Dato nombre="Tipo" nota={sentidoDeTipo[cuenta.tipoCuenta]}>
        {nombresDeTipoDeCuenta[cuenta.tipoCuenta]} ({cuenta.tipoCuenta})
      </Dato>
      <Dato nombre="Naturaleza">{nombresDeNaturaleza[cuenta.naturaleza]}</Dato>
      <Dato nombre="Estado" nota={sentidoDe(cuenta)}>
        {nombresDeEstadoDeCuenta[cuenta.estado]}
      </Dato>
      <Dato nombre="Flujo de efectivo" nota={esDeDetalle ? sentidoDeFlujo[cuenta.flujo] : EMPIEZAN_CON_EL}>
        {nombresDeFlujo[cuenta.flujo]}
      </Dato>
      {cuenta.margen !== null && (
        <Dato nombre="Margen" nota={esDeDetalle ? SENTIDO_DE_MARGEN : EMPIEZAN_CON_EL}>
          {nombresDeMargen[cuenta.margen]}
        </Dato>
      )}
      {esDeDetalle && (
        <Dato nombre="Saldo contrario" nota={sentidoDeSaldoContrario[cuenta.saldoContrario]}>
          {nombresDeSaldoContrario[cuenta.saldoContrario]}
        </Dato>
      )}
      <Dato nombre="Nivel">{nivel}</Dato>
      <Dato nombre="Subcuentas">
        {hijos.length === 0 ? 'Ninguna' : formatearEntero(hijos.length)}
        {enTotal > hijos.length &&
          ` ${hijos.length === 1 ? 'directa' : 'directas'}, ${formatearEntero(enTotal)} en total`}
      </Dato>
      <Dato nombre="Etiquetas">{children}</Dato>
    </Facts>
  );
}

interface DatoProps {
  readonly nombre: string;
  readonly nota?: string;
  readonly children: ReactNode;
}

function Dato({ nombre, nota, children }: DatoProps) {
  return (
    <Fact label={nombre}>
      {children}
      {nota !== undefined && (
        <Text as="span" size="xs" muted lines="tight" block>
          {nota}
        </Text>
      )}
    </Fact>
  );
}

interface EtiquetasProps extends DeUnNodo {
  /** The accounts above it, from the class down. */
  readonly camino: readonly Nodo[];
  /** Shows all the accounts of a tag. */
  readonly onEtiqueta: (nombre: string) => void;
}

/** Its own tags, and those it has because an account of mayor above it carries them. */
function Etiquetas({ nodo, camino, onEtiqueta }: EtiquetasProps) {
  const propias = nodo.cuenta.etiquetas;
  const deArriba = camino.flatMap(({ cuenta: { idCuenta, etiquetas } }) =>
    etiquetas.filter((nombre) => !propias.includes(nombre)).map((nombre) => ({ nombre, idCuenta })),
  );
  if (propias.length + deArriba.length === 0) return 'Ninguna';
  const boton = (nombre: string) => (
    <button
      type="button"
      className={classes.etiqueta}
      title={`Ver todas las cuentas con la etiqueta ${nombre}`}
      onClick={() => onEtiqueta(nombre)}
    >
      <InsigniaDeEtiqueta nombre={nombre} />
    </button>
  );
  return (
    <Row as="ul" gap="xs sm">
      {propias.map((nombre) => (
        <li key={nombre}>{boton(nombre)}</li>
      ))}
      {deArriba.map(({ nombre, idCuenta }) => (
        <Row as="li" key={`${idCuenta} ${nombre}`} oneLine gap="xs">
          {boton(nombre)}{' '}
          <Text as="span" size="xs" muted figures>
            por la {idCuenta}
          </Text>
        </Row>
      ))}
    </Row>
  );
}
