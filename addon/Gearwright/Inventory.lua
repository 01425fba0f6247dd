-- What the character wears and carries. The bank is only seen while it is open: its last state is remembered.
local _, Gearwright = ...

local Inventory = {}
Gearwright.Inventory = Inventory

local Client = Gearwright.Client
local ItemLink = Gearwright.ItemLink

-- The order of the exporters' texts: head, neck, shoulder, back, chest, wrist, hands, waist, legs, feet, two
-- fingers, two trinkets, main hand, off hand, ranged.
local WORN = { 1, 2, 3, 15, 5, 9, 10, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18 }
-- Ammunition, shirt and tabard have no place in that order.
local ALSO_WORN = { 0, 4, 19 }

local BACKPACK = 0
local BANK = -1

local function wornItem(slot)
	local item = ItemLink.read(GetInventoryItemLink("player", slot))
	if item then
		item.rune = Client.rune(slot)
	end
	return item
end

function Inventory.worn()
	local items = {}
	for index, slot in ipairs(WORN) do
		items[index] = wornItem(slot)
	end
	return Gearwright.Json.list(items, #WORN)
end

function Inventory.alsoWorn()
	local items = {}
	for _, slot in ipairs(ALSO_WORN) do
		local item = wornItem(slot)
		if item then
			item.slot = slot
			items[#items + 1] = item
		end
	end
	return Gearwright.Json.list(items)
end

-- Only what can be worn: quest items, food and cloth are nobody's gear.
local function isGear(link)
	if not IsEquippableItem then
		return true
	end
	return IsEquippableItem(link)
end

local function collect(bag, items)
	for slot = 1, Client.containerSlots(bag) do
		local link, count = Client.containerItem(bag, slot)
		local item = link and isGear(link) and ItemLink.read(link)
		if item then
			if count > 1 then
				item.count = count
			end
			items[#items + 1] = item
		end
	end
end

function Inventory.bags()
	local items = {}
	for bag = BACKPACK, NUM_BAG_SLOTS or 4 do
		collect(bag, items)
	end
	return Gearwright.Json.list(items)
end

-- Links are remembered, not tables: saved variables keep plain values only.
function Inventory.rememberBank()
	local links = {}
	local first = (NUM_BAG_SLOTS or 4) + 1
	local last = (NUM_BAG_SLOTS or 4) + (NUM_BANKBAGSLOTS or 7)
	local bags = { BANK }
	for bag = first, last do
		bags[#bags + 1] = bag
	end
	for _, bag in ipairs(bags) do
		for slot = 1, Client.containerSlots(bag) do
			local link, count = Client.containerItem(bag, slot)
			if link and isGear(link) then
				links[#links + 1] = { link = link:match("item:[%-%d:]*"), count = count }
			end
		end
	end
	GearwrightCharacter.bank = links
end

function Inventory.bank()
	local items = {}
	for _, kept in ipairs(GearwrightCharacter.bank or {}) do
		local item = ItemLink.read(kept.link)
		if item then
			if (kept.count or 1) > 1 then
				item.count = kept.count
			end
			items[#items + 1] = item
		end
	end
	return Gearwright.Json.list(items)
end
