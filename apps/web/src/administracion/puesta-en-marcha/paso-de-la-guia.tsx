// A step of the guide in one line: its state, what is next of it, whose it is and the way there; unfolded, all of it.
import {
  omitirPaso,
  type PasoEnLaGuia,
  verPuestaEnMarcha,
} from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import {
  type EstadoDePaso,
  type NombreDePaso,
  pasos,
} from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatInstant } from '#ui/format/date.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { explicaciones } from './explicaciones.ts';
import classes from './guia.module.css';
import { Omitir } from './omitir.tsx';

const ESTADOS: Readonly<Record<EstadoDePaso, string>> = {
  pendiente: 'Pendiente',
  'en-curso': 'En curso',
  hecho: 'Hecho',
  'no-aplica': 'No aplica',
};

interface PasoProps {
  readonly numero: number;
  readonly paso: PasoEnLaGuia;
}

export function PasoDeLaGuia({
  numero,
  paso,
  esElSiguiente,
}: PasoProps & { /** Unfolded until the person says else. */ readonly esElSiguiente: boolean }) {
  const [elegido, setElegido] = useState<boolean>();
  const detalle = useId();
  const abierto = elegido ?? esElSiguiente;
  const { titulo, enlace } = pasos[paso.paso];
  return (
    <li className={classes.paso} data-estado={paso.estado}>
      <div className={classes.linea}>
        <Numero numero={numero} estado={paso.estado} />
        <h2 className={classes.titulo}>
          <button
            type="button"
            className={classes.alternar}
            aria-expanded={abierto}
            aria-controls={abierto ? detalle : undefined}
            onClick={() => setElegido(!abierto)}
          >
            {titulo}
            <ChevronDownIcon width={14} height={14} aria-hidden="true" />
          </button>
        </h2>
        <Estado estado={paso.estado} />
        <p className={classes.resumen}>{!abierto && enBreve(paso)}</p>
        <p className={classes.quien}>{aQuien(paso)}</p>
        {paso.esMio && (
          <PlainLink to={enlace} className={classes.ir} aria-label={`Abrir ${titulo}`}>
            {paso.estado === 'hecho' ? 'Revisar' : 'Abrir'}
          </PlainLink>
        )}
      </div>
      {abierto && (
        <div id={detalle} className={classes.detalle}>
          <Detalle paso={paso} />
        </div>
      )}
    </li>
  );
}

/** As it was when it was signed: nothing to open. */
export function PasoFirmado({ numero, paso }: PasoProps) {
  return (
    <li className={classes.paso} data-estado={paso.estado}>
      <div className={classes.linea}>
        <Numero numero={numero} estado={paso.estado} />
        <h2 className={classes.titulo}>{pasos[paso.paso].titulo}</h2>
        <Estado estado={paso.estado} />
        <p className={classes.resumen}>{loQueHay(paso)}</p>
      </div>
    </li>
  );
}

function Numero({ numero, estado }: { readonly numero: number; readonly estado: EstadoDePaso }) {
  return (
    <span className={classes.numero} aria-hidden="true">
      {estado === 'hecho' ? '✓' : numero}
    </span>
  );
}

function Estado({ estado }: { readonly estado: EstadoDePaso }) {
  return (
    <span className={classes.estado} data-estado={estado}>
      {ESTADOS[estado]}
    </span>
  );
}

function Detalle({ paso: visto }: { readonly paso: PasoEnLaGuia }) {
  const { paso, estado, falta, esMio } = visto;
  const { opcional } = pasos[paso];
  const resumen = loQueHay(visto);
  return (
    <>
      <p className={classes.explicacion}>{explicaciones[paso]}</p>
      {resumen !== '' && <p>{resumen}</p>}
      {falta.length > 0 && (
        <ul className={classes.falta}>
          {falta.map((oracion) => (
            <li key={oracion}>{oracion}</li>
          ))}
        </ul>
      )}
      {!seDiceQuienFirma(visto) && <p className={classes.responsable}>{leTocaA(visto)}</p>}
      {esMio && opcional && estado !== 'hecho' && <Omision paso={paso} estado={estado} />}
    </>
  );
}

/** Once there is something to sign it is not for whoever holds the role: what is missing says whose it is. */
const seDiceQuienFirma = ({ paso, estado }: PasoEnLaGuia): boolean =>
  paso === 'comprobacion' && estado === 'en-curso';

/** What there is of it, or why it will not be done. */
const loQueHay = ({ resumen, omision }: PasoEnLaGuia): string =>
  omision === null ? resumen : `${omision.motivo} (${omision.por}, ${formatInstant(omision.en)})`;

/** In a line: what is missing first, how much there is, or what it is for. */
function enBreve(visto: PasoEnLaGuia): string {
  const [primera, ...otras] = visto.falta;
  if (primera === undefined) return loQueHay(visto) || explicaciones[visto.paso];
  return otras.length === 0 ? primera : `${primera} Y ${otras.length} más.`;
}

const aQuien = ({ esMio, responsables }: PasoEnLaGuia): string =>
  esMio ? 'Usted' : responsables.join(', ') || 'Sin nombrar';

function leTocaA({ esMio, responsables }: PasoEnLaGuia): string {
  if (!esMio)
    return `Le toca a ${responsables.length === 0 ? 'alguien que falta nombrar' : enLista.format(responsables)}.`;
  return responsables.length > 1
    ? `Le toca a usted, o a quien lo haga primero de ${responsables.length} personas.`
    : 'Le toca a usted.';
}

const enLista = new Intl.ListFormat('es-GT', { type: 'disjunction' });

interface OmisionProps {
  readonly paso: NombreDePaso;
  readonly estado: EstadoDePaso;
}

function Omision({ paso, estado }: OmisionProps) {
  const [omitiendo, setOmitiendo] = useState(false);
  const { ocupado, mensaje, hacer } = useAction(refrescar);
  const retomar = () => hacer(() => call(omitirPaso, { params: { paso }, body: { aplica: true } }));
  return (
    <div className={classes.acciones}>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={ocupado}
        onClick={() => (estado === 'no-aplica' ? void retomar() : setOmitiendo(true))}
      >
        {estado === 'no-aplica' ? 'Sí se hará' : 'No aplica aquí'}
      </Button>
      {mensaje !== undefined && (
        <span role="alert" className={classes.fallo}>
          {mensaje}
        </span>
      )}
      {omitiendo && <Omitir paso={paso} alGuardar={refrescar} onClose={() => setOmitiendo(false)} />}
    </div>
  );
}

const refrescar = () => queryClient.invalidateQueries({ queryKey: [verPuestaEnMarcha.path] });
