// The code that the program prints when it starts without users: whoever reads that window installed it. It is kept as a digest, in
// memory and nowhere else, and dies with the process, with too many mistakes, or when there is a user.
import { timingSafeEqual } from 'node:crypto';
import { huellaDeCodigo, nuevoCodigo } from '../invitaciones/secretos.ts';

const INTENTOS_MAX = 10;

export interface CodigoDeInicio {
  estaAgotado(): boolean;
  /** Counts the attempt before it looks: those that come together are as many as they are. */
  probar(escrito: string): 'acierta' | 'falla' | 'agotado';
}

/** What is printed once, and what stays. */
export function crearCodigoDeInicio(): { readonly impreso: string; readonly codigo: CodigoDeInicio } {
  const impreso = nuevoCodigo();
  const huella = Buffer.from(huellaDeCodigo(impreso), 'hex');
  let fallos = 0;
  const estaAgotado = () => fallos >= INTENTOS_MAX;
  return {
    impreso,
    codigo: {
      estaAgotado,
      probar(escrito) {
        if (estaAgotado()) return 'agotado';
        if (timingSafeEqual(huella, Buffer.from(huellaDeCodigo(escrito), 'hex'))) return 'acierta';
        fallos += 1;
        return 'falla';
      },
    },
  };
}
