// Bank files brought by dropping them, several at once: each is read, goes to the account that it says, and tells what came of it.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { type ArchivoTraido, sigueEnCurso } from './archivo-traido.ts';
import type { ColaDeArchivos } from './cola-de-archivos.ts';
import { DespuesDeImportar } from './despues-de-importar.tsx';
import { FilaDeArchivo } from './fila-de-archivo.tsx';
import classes from './importar.module.css';
import { Mapeador } from './mapeador/mapeador.tsx';
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
    <section className={classes.importar} aria-label="Importar estados de cuenta">
      <FileDrop
        etiqueta="Elija los estados de cuenta"
        extensiones={EXTENSIONES}
        nota={
          cuenta === undefined
            ? 'OFX, CAMT.053, MT940, QIF, CSV o XLSX. Cada archivo va a la cuenta cuyo número dice.'
            : 'OFX, CAMT.053, MT940, QIF, CSV o XLSX, tal como los da el banco. Varios a la vez.'
        }
        onArchivos={(elegidos) => void cola.agregar(elegidos)}
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
    </section>
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
      <ul className={classes.archivos} aria-label="Archivos">
        {archivos.map((archivo) => (
          <FilaDeArchivo
            key={archivo.clave}
            archivo={archivo}
            cola={cola}
            onColumnas={() => onColumnas(archivo)}
          />
        ))}
      </ul>
      <div className={classes.pie}>
        <DespuesDeImportar archivos={archivos} />
        {hayTerminados && (
          <Button variant="subtle" size="compact-sm" onClick={cola.vaciar}>
            Limpiar la lista
          </Button>
        )}
      </div>
    </>
  );
}
