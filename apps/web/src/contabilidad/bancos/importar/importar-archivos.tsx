// Bank files brought by dropping them, several at once: each is read, goes to the account that it says, and tells what came of it.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import {
  CheckCircleIcon,
  ClockIcon,
  DocumentIcon,
  ExclamationTriangleIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import type { Tone } from '#ui/look/look.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../bancos.module.css';
import { enlaceDeMesa } from '../enlaces.ts';
import { BotonDePasada } from '../mesa/barra/pasada.tsx';
import {
  type ArchivoTraido,
  admiteColumnas,
  cuentasConNuevas,
  type Rechazo,
  type Resultado,
  sigueEnCurso,
} from './archivo-traido.ts';
import type { ColaDeArchivos } from './cola-de-archivos.ts';
import { Advertencias, decirImportado, decirLeido, NOMBRES_DE_FASE } from './decir-archivo.tsx';
import { Mapeador } from './mapeador.tsx';
import { useCola } from './use-cola.ts';

const EXTENSIONES = [
  ...['.ofx', '.qfx', '.xml', '.camt', '.sta', '.mt940', '.940', '.qif', '.csv', '.txt', '.xlsx'],
] as const;

interface ImportarArchivosProps {
  readonly cuentas: readonly CuentaBancaria[];
  /** The one that is looked at; absent, each file goes to its own. */
  readonly cuenta?: CuentaBancaria;
}

export function ImportarArchivos({ cuentas, cuenta }: ImportarArchivosProps) {
  const concilia = usePermission('bancos:conciliar');
  const { cola, archivos } = useCola({ cuentas, vista: cuenta });
  const [porMapear, setPorMapear] = useState<ArchivoTraido>();
  useLeaveGuard(archivos.some(sigueEnCurso));
  if (!concilia || !(cuenta?.activa ?? cuentas.some(({ activa }) => activa))) return null;
  return (
    <Stack as="section" gap="lg" aria-label="Importar estados de cuenta">
      <FileDrop
        label="Elija los estados de cuenta"
        extensions={EXTENSIONES}
        note={
          cuenta === undefined
            ? 'OFX, CAMT.053, MT940, QIF, CSV o XLSX. Cada archivo va a la cuenta cuyo número dice.'
            : 'OFX, CAMT.053, MT940, QIF, CSV o XLSX, tal como los da el banco. Varios a la vez.'
        }
        onFiles={(elegidos) => void cola.agregar(elegidos)}
      />
      {archivos.length > 0 && <Traidos archivos={archivos} cola={cola} onColumnas={setPorMapear} />}
      {porMapear !== undefined && (
        <Mapeador
          archivo={porMapear}
          cuentas={cuentas.filter(({ activa }) => activa)}
          cuenta={cuenta}
          onCerrar={() => setPorMapear(undefined)}
          onElegidas={(destino, mapeo) => {
            setPorMapear(undefined);
            void cola.enviar(porMapear.clave, destino, mapeo);
          }}
        />
      )}
    </Stack>
  );
}

interface TraidosProps {
  readonly archivos: readonly ArchivoTraido[];
  readonly cola: ColaDeArchivos;
  readonly onColumnas: (archivo: ArchivoTraido) => void;
}

function Traidos({ archivos, cola, onColumnas }: TraidosProps) {
  const hayTerminados = archivos.some((uno) => !sigueEnCurso(uno));
  return (
    <>
      <Stack as="ul" gap="md" aria-label="Archivos">
        {archivos.map((archivo) => (
          <FilaDeArchivo
            key={archivo.clave}
            archivo={archivo}
            cola={cola}
            onColumnas={() => onColumnas(archivo)}
          />
        ))}
      </Stack>
      <Row justify="between" gap="md xl">
        <DespuesDeImportar archivos={archivos} />
        {hayTerminados && (
          <Button variant="subtle" size="compact-sm" onClick={cola.vaciar}>
            Limpiar la lista
          </Button>
        )}
      </Row>
    </>
  );
}

interface FilaDeArchivoProps {
  readonly archivo: ArchivoTraido;
  readonly cola: ColaDeArchivos;
  readonly onColumnas: () => void;
}

/** One file: what it is, where it goes, what came of it, or why it was refused. */
function FilaDeArchivo({ archivo, cola, onColumnas }: FilaDeArchivoProps) {
  const { clave, nombre, fase, resultados, rechazo } = archivo;
  const enCamino = fase === 'leyendo' || fase === 'importando';
  const tono = tonoDe(archivo);
  return (
    <Box as="li" surface="card" pad="md lg" size="sm" lines="even" aria-label={nombre}>
      <Row oneLine gap="md" minHeight="1.75rem">
        <Row as="span" rigid justify="center" width="1.25rem" tone={TONOS[tono]}>
          {enCamino ? <Loader size={18} /> : <Marca tono={tono} />}
        </Row>
        <Text as="span" grow weight="medium" breaks>
          {nombre}
        </Text>
        <Text as="span" rigid tone={TONOS[tono]} role="status">
          {decirFase(archivo)}
        </Text>
        {!enCamino && (
          <IconButton
            label={`Quitar ${nombre} de la lista`}
            icon={XMarkIcon}
            variant="subtle"
            color="gray"
            size="sm"
            onClick={() => cola.quitar(clave)}
          />
        )}
      </Row>
      <Stack gap="2xs" className={classes.detalle}>
        {loLeido(archivo).map((texto) => (
          <Text key={texto} muted figures breaks>
            {texto}
          </Text>
        ))}
        {rechazo !== undefined && <Motivo rechazo={rechazo} />}
        {resultados.map((resultado) => (
          <Hecho key={resultado.cuenta.id} resultado={resultado} />
        ))}
        <Advertencias textos={advertenciasDe(archivo)} />
        <Acciones archivo={archivo} cola={cola} onColumnas={onColumnas} />
      </Stack>
    </Box>
  );
}

const loLeido = ({ lectura }: ArchivoTraido): string[] =>
  lectura === undefined
    ? []
    : [...new Set(lectura.estados.map((estado) => decirLeido(lectura.formato, estado)))];

type Tono = 'espera' | 'exito' | 'aviso' | 'error';

const TONOS: Readonly<Record<Tono, Tone>> = {
  espera: 'muted',
  exito: 'success',
  aviso: 'muted',
  error: 'error',
};

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
    <Text figures breaks>
      {cuenta.nombre}: {decirImportado(estados)}
    </Text>
  );
}

function Motivo({ rechazo, en }: { readonly rechazo: Rechazo; readonly en?: string }) {
  const yaEstaba = rechazo.codigo === YA_ESTABA;
  return (
    <Text figures breaks tone={yaEstaba ? undefined : 'error'} role={yaEstaba ? undefined : 'alert'}>
      {en !== undefined && `${en}: `}
      {conMontosEnteros(rechazo.texto)}
    </Text>
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
    <Actions roomAbove="sm">
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
    </Actions>
  );
}

/** What follows the last import: the accounts that got something new can be compared with the books at once. */
function DespuesDeImportar({ archivos }: { readonly archivos: readonly ArchivoTraido[] }) {
  if (archivos.some(({ fase }) => fase === 'leyendo' || fase === 'importando')) return null;
  const conNuevas = cuentasConNuevas(archivos);
  if (conNuevas.length === 0 || archivos.some(sigueEnCurso)) return null;
  return (
    <Stack as="ul" gap="md" aria-label="Qué sigue">
      {conNuevas.map(({ id, nombre }) => (
        <Row key={id} as="li" gap="md xl" size="sm">
          <PlainLink to={enlaceDeMesa({ cuenta: id })}>Ver {nombre} en la mesa</PlainLink>
          <BotonDePasada cuenta={id} onAviso={avisar} />
        </Row>
      ))}
    </Stack>
  );
}

const avisar: Parameters<typeof BotonDePasada>[0]['onAviso'] = ({ tono, texto }) =>
  void notify(texto, tono === 'error' ? 'error' : undefined);
