// What of a list is really in front of the person: rows that are whole inside the window and under nothing.
import type { Locator, Page } from '@playwright/test';

/** Rows whose four corners answer for themselves. */
export const filasALaVista = (tabla: Locator): Promise<number> =>
  tabla.evaluate((elemento) => {
    const MARGEN = 2;
    return [...elemento.querySelectorAll('tbody tr')].filter((fila) => {
      const { top, bottom, left, right, height } = fila.getBoundingClientRect();
      if (height === 0 || top < 0 || bottom > window.innerHeight) return false;
      const [izquierda, derecha] = [Math.max(left, 0) + MARGEN, Math.min(right, window.innerWidth) - MARGEN];
      return [izquierda, (izquierda + derecha) / 2, derecha].every((x) =>
        [top + MARGEN, bottom - MARGEN].every((y) => fila.contains(document.elementFromPoint(x, y))),
      );
    }).length;
  });

/** Texts that do not fit where they are shown. */
export const recortados = (textos: Locator): Promise<string[]> =>
  textos.evaluateAll((elementos) =>
    elementos
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map(({ textContent }) => textContent ?? ''),
  );

/** How many characters of a text are seen before it is cut. */
export const caracteresALaVista = (texto: Locator): Promise<number> =>
  texto.evaluate((elemento) => {
    const contenido = elemento.textContent ?? '';
    const caja = elemento.getBoundingClientRect();
    const nodos = document.createTreeWalker(elemento, NodeFilter.SHOW_TEXT);
    let vistos = 0;
    for (let nodo = nodos.nextNode(); nodo !== null; nodo = nodos.nextNode()) {
      for (let lugar = 0; lugar < (nodo.textContent?.length ?? 0); lugar += 1) {
        const letra = document.createRange();
        letra.setStart(nodo, lugar);
        letra.setEnd(nodo, lugar + 1);
        const { right, bottom } = letra.getBoundingClientRect();
        if (right > caja.right + 1 || bottom > caja.bottom + 1) return vistos;
        vistos += 1;
      }
    }
    return contenido.length;
  });

/**
 * The controls in view whose middle belongs to something fixed over them, said by their names. What scrolls away under
 * a heading or a foot that stays is not covered: it is out of view.
 */
export const controlesTapados = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLES = 'button, a[href], input, select, textarea, [role="tab"], [role="menuitem"]';
    const nombre = (elemento: Element) =>
      (elemento.getAttribute('aria-label') ?? elemento.textContent ?? elemento.tagName).trim().slice(0, 60);
    const fijo = (elemento: Element | null): Element | null => {
      for (let cual = elemento; cual !== null; cual = cual.parentElement)
        if (getComputedStyle(cual).position === 'fixed') return cual;
      return null;
    };
    return [...document.querySelectorAll(CONTROLES)].flatMap((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const enVista =
        width > 0 && height > 0 && x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
      if (!enVista || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return [];
      const encima = fijo(document.elementFromPoint(x, y));
      if (encima === null || encima.contains(control)) return [];
      return [`${nombre(control)} bajo ${nombre(encima)}`];
    });
  });
