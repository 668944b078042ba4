import { expect, test } from 'vitest';
import { asksPerPlace, asksPlanForPlaces, wantsOwnPrice } from './no-sum.ts';

test('a price of the visitor’s own is computed with nothing', () => {
  expect(wantsOwnPrice('my cousin got it for 99 bucks so i want 99')).toBe(true);
  expect(wantsOwnPrice('give me pro for 300')).toBe(true);
  expect(wantsOwnPrice('mi primo lo consiguio por 99 dolares, yo quiero 99')).toBe(true);
  expect(wantsOwnPrice('what can i get for 350 a month')).toBe(false);
  expect(wantsOwnPrice('i want 100 keywords')).toBe(false);
  expect(wantsOwnPrice('i want pro for 497')).toBe(false);
});

test('which plan is for several locations is no multiplication', () => {
  expect(asksPlanForPlaces('i run 4 nail salons which one would be for me')).toBe(true);
  expect(asksPlanForPlaces('tenemos 3 salones cual plan nos conviene')).toBe(true);
  expect(asksPlanForPlaces('i run 4 nail salons how much is pro')).toBe(false);
  expect(asksPlanForPlaces('which one is right for me')).toBe(false);
});

test('whether a price is for all locations or each is asked', () => {
  expect(asksPerPlace('so 997 for all 3 or each')).toBe(true);
  expect(asksPerPlace('es por cada local o por todos')).toBe(true);
  expect(asksPerPlace('pro for both shops')).toBe(false);
});
