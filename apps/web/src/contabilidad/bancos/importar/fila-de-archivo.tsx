// One file: what it is, where it goes, what came of it, or why it was refused.
import {
  CheckCircleIcon,
  ClockIcon,
  DocumentIcon,
  ExclamationTriangleIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import { Button, Loader } from '@mantine/core';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Advertencias } from './advertencias.tsx';
import { type ArchivoTraido, admiteColumnas, type Rechazo, type Resultado } from './archivo-traido.ts';
import type { ColaDeArchivos } from './cola-de-archivos.ts';
import { decirImportado, decirLeido, NOMBRES_DE_FASE } from './decir-archivo.ts';
import classes from './importar.module.css';

interface FilaDeArchivoProps {
  readonly archivo: ArchivoTraido;
  readonly cola: ColaDeArchivos;
  readonly onColumnas: () => void;
}

export function FilaDeArchivo({ archivo, cola, onColumnas }: FilaDeArchivoProps) {
  const { clave, nombre, fase, resultados, rechazo } = archivo;
  const enCamino = fase === 'leyendo' || fase === 'importando';
  const tono = tonoDe(archivo);
  return (
    <li className={classes.archivo} data-tono={tono} aria-label={nombre}>
      <div className={classes.cabeza}>
        <span className={classes.marca}>{enCamino ? <Loader size={18} /> : <Marca tono={tono} />}</span>
        <span className={classes.nombre}>{nombre}</span>
        <span className={classes.fase} role="status">
          {decirFase(archivo)}
        </span>
        {!enCamino && (
          <IconButton
            etiqueta={`Quitar ${nombre} de la lista`}
            icono={XMarkIcon}
            variant="subtle"
            color="gray"
            size="sm"
            onClick={() => cola.quitar(clave)}
          />
        )}
      </div>
      <div className={classes.detalle}>
        {loLeido(archivo).map((texto) => (
          <p key={texto} className={classes.dato}>
            {texto}
          </p>
        ))}
        {rechazo !== undefined && <Motivo rechazo={rechazo} />}
        {resultados.map((resultado) => (
          <Hecho key={resultado.cuenta.id} resultado={resultado} />
        ))}
        <Advertencias textos={advertenciasDe(archivo)} />
        <Acciones archivo={archivo} cola={cola} onColumnas={onColumnas} />
      </div>
    </li>
  );
}

const loLeido = ({ lectura }: ArchivoTraido): string[] =>
  lectura === undefined
    ? []
    : [...new Set(lectura.estados.map((estado) => decirLeido(lectura.formato, estado)))];

type Tono = 'espera' | 'exito' | 'aviso' | 'error';

const DIBUJOS: Readonly<Record<Tono, Icon>> = {
  espera: ClockIcon,
  exito: CheckCircleIcon,
  aviso: DocumentIcon,
  error: ExclamationTriangleIcon,
};

function Marca({ tono }: { readonly tono: Tono }) {
  const Dibujo = DIBUJOS[tono];
  return <Dibujo width={20} height={20} aria-hidden="true" />;
}

const YA_ESTABA = 'ESTADO_REPETIDO';

function tonoDe({ fase, resultados }: ArchivoTraido): Tono {
  if (fase === 'rechazado') return 'error';
  if (fase !== 'terminado') return 'espera';
  if (resultados.some(({ rechazo }) => rechazo !== undefined && rechazo.codigo !== YA_ESTABA)) return 'error';
  return resultados.some(({ rechazo }) => rechazo !== undefined) ? 'aviso' : 'exito';
}

function decirFase(archivo: ArchivoTraido): string {
  if (archivo.fase !== 'terminado') return NOMBRES_DE_FASE[archivo.fase];
  const tono = tonoDe(archivo);
  if (tono === 'exito') return 'Importado';
  return tono === 'aviso' ? 'Ya estaba' : 'No se importó';
}

function Hecho({ resultado: { cuenta, estados, rechazo } }: { readonly resultado: Resultado }) {
  if (rechazo !== undefined) return <Motivo rechazo={rechazo} en={cuenta.nombre} />;
  return (
    <p className={classes.hecho}>
      {cuenta.nombre}: {decirImportado(estados)}
    </p>
  );
}

function Motivo({ rechazo, en }: { readonly rechazo: Rechazo; readonly en?: string }) {
  return (
    <p
      className={classes.motivo}
      data-ya={rechazo.codigo === YA_ESTABA || undefined}
      role={rechazo.codigo === YA_ESTABA ? undefined : 'alert'}
    >
      {en !== undefined && `${en}: `}
      {conMontosEnteros(rechazo.texto)}
    </p>
  );
}

/** Once it is in, those of its statements: they repeat what was said when it was read. */
function advertenciasDe({ lectura, resultados }: ArchivoTraido): string[] {
  const importadas = resultados.flatMap(({ estados }) => estados.flatMap(({ advertencias }) => advertencias));
  return [...new Set(resultados.length > 0 ? importadas : (lectura?.advertencias ?? []))];
}

function Acciones({ archivo, cola, onColumnas }: FilaDeArchivoProps) {
  const { clave, fase, opciones, rechazo, resultados } = archivo;
  const pasajero = [rechazo, ...resultados.map((uno) => uno.rechazo)].some((uno) => uno?.pasajero);
  const seMapea = admiteColumnas(archivo);
  if (fase !== 'por-elegir' && !pasajero && !seMapea) return null;
  return (
    <div className={classes.acciones}>
      {fase === 'por-elegir' &&
        opciones.map((cuenta) => (
          <Button
            key={cuenta.id}
            variant="default"
            size="compact-sm"
            onClick={() => void cola.enviar(clave, cuenta)}
          >
            Importar en {cuenta.nombre}
          </Button>
        ))}
      {pasajero && (
        <Button variant="default" size="compact-sm" onClick={() => void cola.reintentar(clave)}>
          Reintentar
        </Button>
      )}
      {seMapea && (
        <Button variant="default" size="compact-sm" onClick={onColumnas}>
          Elegir las columnas
        </Button>
      )}
    </div>
  );
}
