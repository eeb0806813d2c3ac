// One row of the bitácora: who, when and from where, what changed, what it is about and what else the same call did.
import { nombreDeAccion } from '@cuadra/contract/administracion/bitacora/acciones';
import type { Entrada, EntradaCompleta } from '@cuadra/contract/administracion/bitacora/bitacora';
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { queryString } from '@cuadra/contract/endpoint';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { browserName } from '#ui/text/browser-name.ts';
import { consultas } from './consultas.ts';
import { DiferenciaVista } from './diferencia.tsx';
import { direccionDeBitacora } from './direccion.ts';
import { cuando, quien } from './en-palabras.ts';
import { SIN_FILTROS } from './en-uso.ts';
import classes from './panel.module.css';

interface PanelDeEntradaProps {
  readonly n: number;
  /** Opened from the keyboard. */
  readonly enfocar: boolean;
  readonly onAbrir: (n: number) => void;
  readonly onClose: () => void;
}

export function PanelDeEntrada({ n, enfocar, onAbrir, onClose }: PanelDeEntradaProps) {
  const consulta = useQuery(consultas.entrada(n));
  const { data: entrada } = consulta;
  return (
    <SidePanel etiqueta="Entrada de la bitácora" enfocar={enfocar} onClose={onClose}>
      <div className={classes.panel}>
        <PanelHeader onClose={onClose}>
          <h2 className={classes.titulo} data-resultado={entrada?.resultado}>
            {entrada === undefined ? `Entrada ${n}` : nombreDeAccion(entrada.accion)}
          </h2>
        </PanelHeader>
        <Loaded consulta={consulta} filas={8} etiqueta="Cargando la entrada">
          {(cargada) => <Detalle entrada={cargada} onAbrir={onAbrir} />}
        </Loaded>
      </div>
    </SidePanel>
  );
}

interface DetalleProps {
  readonly entrada: EntradaCompleta;
  readonly onAbrir: (n: number) => void;
}

function Detalle({ entrada, onAbrir }: DetalleProps) {
  const { n, instante, direccion, navegador, entidad, sobre, agencia, peticion } = entrada;
  return (
    <>
      <dl className={classes.datos}>
        <Dato nombre="Quién">{quien(entrada)}</Dato>
        <Dato nombre="Cuándo">{cuando(instante)}</Dato>
        {direccion !== null && direccion !== '' && (
          <Dato nombre="Desde">
            {direccion}
            {navegador !== null && navegador !== '' && `, ${browserName(navegador)}`}
          </Dato>
        )}
        <Dato nombre="Sobre qué">
          {nombreDeEntidad(entidad)}
          {sobre !== '' && `: ${sobre}`}
        </Dato>
        {agencia !== null && <Dato nombre="Agencia">{agencia}</Dato>}
        <Dato nombre="Entrada">{n}</Dato>
        {peticion !== null && peticion !== '' && <Dato nombre="Petición">{peticion}</Dato>}
      </dl>
      <Caminos entrada={entrada} />
      <DiferenciaVista entrada={entrada} />
      <DeLaMismaPeticion entradas={entrada.deLaMismaPeticion} onAbrir={onAbrir} />
    </>
  );
}

function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** To the thing itself, and to what else there is of it or of that person. */
function Caminos({ entrada: { destino, entidad, idEntidad, actor } }: { readonly entrada: EntradaCompleta }) {
  const { pushAll } = useAddress(direccionDeBitacora);
  const enlace = useEnlace(destino);
  return (
    <div className={classes.caminos}>
      {enlace !== undefined && (
        <PlainLink className={classes.enlace} to={enlace.to}>
          {enlace.texto}
        </PlainLink>
      )}
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => pushAll({ ...SIN_FILTROS, entrada: undefined, entidad, idEntidad })}
      >
        Del mismo documento
      </Button>
      {actor !== null && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => pushAll({ ...SIN_FILTROS, entrada: undefined, quien: actor.id })}
        >
          De la misma persona
        </Button>
      )}
    </div>
  );
}

function useEnlace(destino: EntradaCompleta['destino']): { to: string; texto: string } | undefined {
  const puede = {
    partida: usePermission('partidas:ver'),
    cuenta: usePermission('catalogo:ver'),
    usuario: usePermission('usuarios:administrar'),
  };
  if (destino === null || !puede[destino.clase]) return undefined;
  const { clase, id } = destino;
  const enlaces = {
    partida: { to: `/contabilidad/ver-partidas${queryString({ partida: id })}`, texto: 'Ver la partida' },
    cuenta: { to: `/contabilidad/catalogo${queryString({ cuenta: id })}`, texto: 'Ver la cuenta' },
    usuario: { to: `/administracion/usuarios${queryString({ usuario: id })}`, texto: 'Ver al usuario' },
  };
  return enlaces[clase];
}

interface DeLaMismaPeticionProps {
  readonly entradas: readonly Entrada[];
  readonly onAbrir: (n: number) => void;
}

function DeLaMismaPeticion({ entradas, onAbrir }: DeLaMismaPeticionProps) {
  if (entradas.length === 0) return null;
  return (
    <section className={classes.seccion} aria-label="En la misma petición">
      <h3 className={classes.subtitulo}>En la misma petición</h3>
      <ul className={classes.lista}>
        {entradas.map(({ n, accion, entidad, sobre }) => (
          <li key={n}>
            <button type="button" className={classes.otra} onClick={() => onAbrir(n)}>
              {nombreDeAccion(accion)}
              <span className={classes.secundario}>
                {nombreDeEntidad(entidad)}
                {sobre !== '' && `: ${sobre}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
