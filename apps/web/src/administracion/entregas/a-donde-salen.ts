// Whether heads leave the server and where they go, as the institution's screen and that of the heads say it.
import type { EstadoDeSellos, MedioDeEntrega } from '@cuadra/contract/administracion/sellos';
import { formatearEntero } from '#ui/format/dinero.ts';

type Entregas = Pick<EstadoDeSellos, 'medios' | 'auditores'>;

const enLista = new Intl.ListFormat('es');

/** `Salen por correo a 2 auditores y a una carpeta.`; absent: they go nowhere. */
export function aDondeSalen({ medios, auditores }: Entregas): string | undefined {
  if (medios.length === 0) return undefined;
  const lugares: Readonly<Record<MedioDeEntrega, string>> = {
    correo: `por correo a ${auditores === 1 ? 'un auditor' : `${formatearEntero(auditores)} auditores`}`,
    carpeta: 'a una carpeta',
    comando: 'a un comando',
  };
  return `Salen ${enLista.format(medios.map((medio) => lugares[medio]))}.`;
}

/** Where heads do not go, and what would take them there; absent: they go somewhere. */
export function sinEntrega({ medios, auditores }: Entregas): string | undefined {
  if (medios.length > 0) return undefined;
  const correo =
    auditores === 0
      ? 'Nombre a un auditor que los reciba por correo'
      : 'Configure el correo del servidor para que los auditores los reciban';
  return `Los sellos no salen de este servidor. ${correo}, o una carpeta (SELLOS_CARPETA) o un comando (SELLOS_COMANDO) que los guarde en otro lugar.`;
}
