// What the cajas refuse.
import type { Rechazos } from '../../rechazos.ts';

export const deCajas = {
  CUENTA_DE_CAJA: [
    422,
    'Esa cuenta es de las cajas de la agencia y solo se mueve desde ellas.',
    'Registre el movimiento en la caja o elija otra cuenta.',
  ],
  CAJA_NO_EXPLICA_SALDO: [
    409,
    'El saldo de las cajas no es el de su cuenta en los libros. Vea la caja de nuevo e intente otra vez.',
  ],
  CAJA_REPETIDA: [409, 'La agencia ya tiene una caja con ese código o ese nombre.', 'Escriba otro.'],
  CAJA_INACTIVA: [409, 'La caja no está activa.', 'Actívela o elija otra.'],
  CAJA_EN_USO: [
    409,
    'La caja tiene una jornada sin revisar, efectivo o un traslado en camino.',
    'Déjela revisada y en cero antes de desactivarla.',
  ],
  CAJA_AJENA: [403, 'Esa caja no está asignada a usted en este día.', 'Pida al contador que se la asigne.'],
  ASIGNACION_REPETIDA: [
    409,
    'El cajero ya tiene una caja en esos días.',
    'Termine la otra asignación o cambie las fechas.',
  ],
  CAJAS_SIN_CONFIGURAR: [
    409,
    'Faltan las cuentas de las cajas: sobrantes, faltantes, empleados o efectivo en tránsito.',
    'Pida al contador que las elija en la configuración de cajas.',
  ],
  JORNADA_YA_ABIERTA: [
    409,
    'La caja o el cajero ya tienen una jornada sin cerrar.',
    'Ciérrela antes de abrir otra.',
  ],
  JORNADA_CERRADA: [
    409,
    'La jornada ya se contó o se cerró: no admite más movimientos.',
    'Hágalo en la siguiente jornada.',
  ],
  JORNADA_DE_OTRO_DIA: [
    409,
    'La jornada abierta es de otro día: no admite movimientos de hoy.',
    'Cuéntela y ciérrela; después abra la de hoy.',
  ],
  CAJA_CONGELADA: [409, 'La caja está en arqueo sorpresivo.', 'Espere a que termine.'],
  DIFERENCIA_SIN_EXPLICAR: [422, 'Lo contado no es lo que se esperaba.', 'Escriba por qué.'],
  DIFERENCIA_DE_DOS: [
    409,
    'La diferencia pasa de la tolerancia: la aprueba una segunda persona.',
    'Proponga dónde se registra y espere su aprobación.',
  ],
  REVISION_PROPIA: [403, 'Una jornada la revisa una persona distinta de su cajero y de quien propuso.'],
  MOVIMIENTO_INVALIDO: [422, 'El movimiento no puede hacerse así.', 'Revise lo que escribió.'],
  MOVIMIENTO_YA_DESHECHO: [409, 'El movimiento ya se deshizo.', 'Véalo en la lista: los dos están ahí.'],
  PERSONA_REQUERIDA: [422, 'Por su monto, escriba quién trae o recibe el efectivo y su documento.'],
  ORIGEN_DE_FONDOS_REQUERIDO: [
    422,
    'Por su monto, solo o con otros de la misma persona en el día, la ley pide el origen de los fondos.',
    'Llene el formulario.',
  ],
  FIRMA_INCORRECTA: [422, 'La contraseña de quien firma no es correcta.', 'Escríbala de nuevo.'],
} as const satisfies Rechazos;
