-- The functions of the game's client that changed their place between versions, under one name each.
local _, Gearwright = ...

local Client = {}
Gearwright.Client = Client

Client.version = "1.0.0"

-- Containers: a namespace of their own since 1.14.4, 2.5.5 and 3.4.2, globals before.
function Client.containerSlots(bag)
	if C_Container and C_Container.GetContainerNumSlots then
		return C_Container.GetContainerNumSlots(bag) or 0
	end
	return GetContainerNumSlots(bag) or 0
end

function Client.containerItem(bag, slot)
	if C_Container and C_Container.GetContainerItemInfo then
		local info = C_Container.GetContainerItemInfo(bag, slot)
		if not info then
			return nil
		end
		return info.hyperlink, info.stackCount or 1
	end
	local _, count, _, _, _, _, link = GetContainerItemInfo(bag, slot)
	return link, count or 1
end

-- Spells: a table since the clients of 2025, several values before. The name is in the player's language.
function Client.spellName(spellId)
	if C_Spell and C_Spell.GetSpellInfo then
		local info = C_Spell.GetSpellInfo(spellId)
		return info and info.name
	end
	return (GetSpellInfo(spellId))
end

-- Talents of one tree in the client's own order: rows of tier, column, rank.
function Client.talents(tree)
	local talents = {}
	if C_SpecializationInfo and C_SpecializationInfo.GetTalentInfo then
		local index = 1
		while true do
			local info = C_SpecializationInfo.GetTalentInfo({ specializationIndex = tree, talentIndex = index })
			if not info or not info.tier then
				return talents
			end
			talents[index] = { tier = info.tier, column = info.column, rank = info.rank or 0 }
			index = index + 1
		end
	end
	for index = 1, GetNumTalents(tree) do
		local _, _, tier, column, rank = GetTalentInfo(tree, index)
		if tier then
			talents[#talents + 1] = { tier = tier, column = column, rank = rank or 0 }
		end
	end
	return talents
end

function Client.talentTrees()
	return GetNumTalentTabs and GetNumTalentTabs() or 3
end

-- Glyphs exist in Wrath only. Later clients put the place in the tooltip before the spell.
function Client.glyph(socket)
	local isEnabled, kind, third, fourth, fifth = GetGlyphSocketInfo(socket)
	local spellId = fifth ~= nil and fourth or third
	if not isEnabled or type(spellId) ~= "number" then
		return nil
	end
	return { isMajor = kind == 1, spellId = spellId }
end

function Client.glyphSockets()
	if not GetGlyphSocketInfo then
		return 0
	end
	return GetNumGlyphSockets and GetNumGlyphSockets() or 6
end

-- Runes exist in Season of Discovery only; elsewhere nothing can be engraved.
function Client.rune(inventorySlot)
	if not (C_Engraving and C_Engraving.GetRuneForEquipmentSlot) then
		return nil
	end
	if C_Engraving.IsEngravingEnabled and not C_Engraving.IsEngravingEnabled() then
		return nil
	end
	local rune = C_Engraving.GetRuneForEquipmentSlot(inventorySlot)
	local spells = rune and rune.learnedAbilitySpellIDs
	return spells and spells[1] or nil
end

-- Calls back with the tooltip and the link of the item it shows.
function Client.onItemTooltip(callback)
	if TooltipDataProcessor and Enum and Enum.TooltipDataType then
		TooltipDataProcessor.AddTooltipPostCall(Enum.TooltipDataType.Item, function(tooltip)
			if tooltip.GetItem then
				local _, link = tooltip:GetItem()
				callback(tooltip, link)
			end
		end)
		return
	end
	for _, tooltip in ipairs({ GameTooltip, ItemRefTooltip, ShoppingTooltip1, ShoppingTooltip2 }) do
		tooltip:HookScript("OnTooltipSetItem", function(self)
			local _, link = self:GetItem()
			callback(self, link)
		end)
	end
end
